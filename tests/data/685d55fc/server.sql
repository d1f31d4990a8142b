BEGIN TRANSACTION;
CREATE TABLE action (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            who TEXT NOT NULL,
            did TEXT NOT NULL,
            whom TEXT NOT NULL,
            said TEXT NOT NULL
        );
CREATE TABLE ban (
            id TEXT PRIMARY KEY,
            person TEXT REFERENCES person(id) ON DELETE CASCADE,
            network TEXT NOT NULL,
            reason TEXT NOT NULL,
            at BIGINT NOT NULL,
            until BIGINT NOT NULL,
            with_address BIGINT NOT NULL
        );
CREATE TABLE chat (
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            at BIGINT NOT NULL,
            person TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (play_table, number)
        );
CREATE TABLE closing (
            play_table TEXT PRIMARY KEY REFERENCES play_table(id) ON DELETE CASCADE,
            reason TEXT NOT NULL
        );
CREATE TABLE entry (
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (play_table, number)
        );
INSERT INTO "entry" VALUES('69a7f76c740167ef11',0,'{"entry":"opened","number":0,"at":1795665432320,"setup":{"variant":"casino(target=11)","owner":"94dc5a60bbfd8f5fea56206c","commitment":"sha256:d5d54d63cdc37b38108e97dc50ca2f5eb3afdd7fb9d2dbacd54d72a76aacc72d","fairness":2},"revision":2}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',1,'{"entry":"seat-changed","number":1,"at":1795665432320,"sender":"94dc5a60bbfd8f5fea56206c","seat":0,"occupant":{"kind":"person","id":"94dc5a60bbfd8f5fea56206c","name":"Rosa"},"because":"sat"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',2,'{"entry":"seat-changed","number":2,"at":1795665432320,"sender":"94dc5a60bbfd8f5fea56206c","seat":1,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',3,'{"entry":"begun","number":3,"at":1795665432373,"command":"begin","digest":"6c1bc52f"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',4,'{"entry":"moved","number":4,"at":1795665432413,"sender":"94dc5a60bbfd8f5fea56206c","command":"74dcf6ea-4","seat":0,"text":"trail 4h","digest":"8ffd9ea7"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',5,'{"entry":"moved","number":5,"at":1795665432436,"seat":1,"text":"Ad x Ah","digest":"85e1c155"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',6,'{"entry":"moved","number":6,"at":1795665432474,"sender":"94dc5a60bbfd8f5fea56206c","command":"f9b446a4-6","seat":0,"text":"trail 4d","digest":"c52b211f"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',7,'{"entry":"moved","number":7,"at":1795665432490,"seat":1,"text":"8h x 4h 4d","digest":"136df045"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',8,'{"entry":"moved","number":8,"at":1795665432504,"sender":"94dc5a60bbfd8f5fea56206c","command":"d91df68b-8","seat":0,"text":"trail 7d","digest":"828b5bcf"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',9,'{"entry":"moved","number":9,"at":1795665432507,"seat":1,"text":"trail 6d","digest":"0610a997"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',10,'{"entry":"moved","number":10,"at":1795665432511,"sender":"94dc5a60bbfd8f5fea56206c","command":"ee49fb81-10","seat":0,"text":"trail Ks","digest":"73673927"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',11,'{"entry":"moved","number":11,"at":1795665432513,"seat":1,"text":"trail 3s","digest":"20b5f64c"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',12,'{"entry":"moved","number":12,"at":1795665432517,"sender":"94dc5a60bbfd8f5fea56206c","command":"e0c4db22-12","seat":0,"text":"trail 4s","digest":"08e54e39"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',13,'{"entry":"moved","number":13,"at":1795665432521,"seat":1,"text":"Td x 7d 6d 4s 3s","digest":"e4d6517e"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',14,'{"entry":"moved","number":14,"at":1795665432524,"sender":"94dc5a60bbfd8f5fea56206c","command":"b5c9f22a-14","seat":0,"text":"trail 6s","digest":"72251d59"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',15,'{"entry":"moved","number":15,"at":1795665432527,"seat":1,"text":"Kh x Ks","digest":"6e32dd97"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',16,'{"entry":"moved","number":16,"at":1795665432533,"sender":"94dc5a60bbfd8f5fea56206c","command":"d9fd156d-16","seat":0,"text":"trail 9d","digest":"3dbbe5ae"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',17,'{"entry":"moved","number":17,"at":1795665432536,"seat":1,"text":"trail 5s","digest":"8c7ebc61"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',18,'{"entry":"moved","number":18,"at":1795665432538,"sender":"94dc5a60bbfd8f5fea56206c","command":"edd876cb-18","seat":0,"text":"trail Jc","digest":"1e1e4708"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',19,'{"entry":"moved","number":19,"at":1795665432541,"seat":1,"text":"trail As","digest":"923773a6"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',20,'{"entry":"moved","number":20,"at":1795665432545,"sender":"94dc5a60bbfd8f5fea56206c","command":"b213a967-20","seat":0,"text":"trail 4c","digest":"58fc19a6"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',21,'{"entry":"moved","number":21,"at":1795665432548,"seat":1,"text":"6h x 6s 5s As","digest":"ec224143"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',22,'{"entry":"moved","number":22,"at":1795665432552,"sender":"94dc5a60bbfd8f5fea56206c","command":"b5bf95ab-22","seat":0,"text":"trail 5h","digest":"b29db717"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',23,'{"entry":"moved","number":23,"at":1795665432555,"seat":1,"text":"Jh x Jc","digest":"562896fa"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',24,'{"entry":"moved","number":24,"at":1795665432558,"sender":"94dc5a60bbfd8f5fea56206c","command":"b9219a26-24","seat":0,"text":"trail 9c","digest":"a06cdd17"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',25,'{"entry":"moved","number":25,"at":1795665432561,"seat":1,"text":"trail 2d","digest":"f3900f57"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',26,'{"entry":"moved","number":26,"at":1795665432564,"sender":"94dc5a60bbfd8f5fea56206c","command":"2cb6ac5e-26","seat":0,"text":"trail Kc","digest":"237e6eb8"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',27,'{"entry":"moved","number":27,"at":1795665432567,"seat":1,"text":"trail 3d","digest":"418cce15"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',28,'{"entry":"moved","number":28,"at":1795665432571,"sender":"94dc5a60bbfd8f5fea56206c","command":"572f4e0f-28","seat":0,"text":"trail 2s","digest":"87a5bb99"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',29,'{"entry":"moved","number":29,"at":1795665432575,"seat":1,"text":"2h x 2s 2d","digest":"ca95b754"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',30,'{"entry":"moved","number":30,"at":1795665432578,"sender":"94dc5a60bbfd8f5fea56206c","command":"d5979515-30","seat":0,"text":"trail 2c","digest":"d7bcec06"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',31,'{"entry":"moved","number":31,"at":1795665432581,"seat":1,"text":"Qh x Qs","digest":"6ab3ced0"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',32,'{"entry":"moved","number":32,"at":1795665432584,"sender":"94dc5a60bbfd8f5fea56206c","command":"b7f0f24b-32","seat":0,"text":"trail 3c","digest":"eadcc5b6"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',33,'{"entry":"moved","number":33,"at":1795665432587,"seat":1,"text":"3h x 3d 3c","digest":"98b932ce"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',34,'{"entry":"moved","number":34,"at":1795665432590,"sender":"94dc5a60bbfd8f5fea56206c","command":"e8924ef4-34","seat":0,"text":"trail 6c","digest":"223c4ac6"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',35,'{"entry":"moved","number":35,"at":1795665432593,"seat":1,"text":"trail Jd","digest":"ab81af52"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',36,'{"entry":"moved","number":36,"at":1795665432597,"sender":"94dc5a60bbfd8f5fea56206c","command":"e967a923-36","seat":0,"text":"trail 8d","digest":"00dbcc1e"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',37,'{"entry":"moved","number":37,"at":1795665432601,"seat":1,"text":"9s x 9h 9d 9c 5h 4c","digest":"53ddf85d"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',38,'{"entry":"moved","number":38,"at":1795665432604,"sender":"94dc5a60bbfd8f5fea56206c","command":"b35295f4-38","seat":0,"text":"trail 8c","digest":"9d0cf4a7"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',39,'{"entry":"moved","number":39,"at":1795665432607,"seat":1,"text":"Qd x Qc","digest":"9c600229"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',40,'{"entry":"moved","number":40,"at":1795665432611,"sender":"94dc5a60bbfd8f5fea56206c","command":"f7218947-40","seat":0,"text":"trail Js","digest":"4e071097"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',41,'{"entry":"moved","number":41,"at":1795665432614,"seat":1,"text":"trail 5c","digest":"dc67ebfe"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',42,'{"entry":"moved","number":42,"at":1795665432617,"sender":"94dc5a60bbfd8f5fea56206c","command":"7bcd5f71-42","seat":0,"text":"trail Kd","digest":"bea95601"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',43,'{"entry":"moved","number":43,"at":1795665432619,"seat":1,"text":"7h x 5c 2c","digest":"194d7e63"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',44,'{"entry":"moved","number":44,"at":1795665432624,"sender":"94dc5a60bbfd8f5fea56206c","command":"3b77eb9a-44","seat":0,"text":"trail Ac","digest":"69ce7619"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',45,'{"entry":"moved","number":45,"at":1795665432627,"seat":1,"text":"7c x 6c Ac","digest":"db723d37"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',46,'{"entry":"moved","number":46,"at":1795665432636,"sender":"94dc5a60bbfd8f5fea56206c","command":"6b734a0f-46","seat":0,"text":"trail 7s","digest":"4f4534e9"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',47,'{"entry":"moved","number":47,"at":1795665432638,"seat":1,"text":"trail 5d","digest":"41b0d347"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',48,'{"entry":"moved","number":48,"at":1795665432642,"sender":"94dc5a60bbfd8f5fea56206c","command":"d7059eae-48","seat":0,"text":"trail 8s","digest":"cd15a338"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',49,'{"entry":"moved","number":49,"at":1795665432645,"seat":1,"text":"trail Tc","digest":"7835b503"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',50,'{"entry":"moved","number":50,"at":1795665432648,"sender":"94dc5a60bbfd8f5fea56206c","command":"70d879c1-50","seat":0,"text":"trail Th","digest":"16cfe9ea"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',51,'{"entry":"moved","number":51,"at":1795665432651,"seat":1,"text":"Ts x Th Tc","digest":"f7701415"}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',52,'{"entry":"match-over","number":52,"at":1795665432651,"winners":[1],"scores":[0,11]}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',53,'{"entry":"revealed","number":53,"at":1795665432652,"secret":"e191cef9ef77f98cbaac9caa19e9f49d92de275f5314005eaa851b0ca307f2db","entropy":["",""],"next_table":"75c028111dd9a56f77","next_commitment":"sha256:322f598851d21a012e13f7164d518c2c6a049fb7ff1185e46de4be1da96f6205","fingerprint":"sha256:157c6def635dd7f27ee0874ae1dfbe93956f1d1bbd5847884d87eec6730c15e1","next_secret":"key:d3035813:d0779bd9acdf8775f31b0ce5d92e2abd4844f02d5db45c57b69bfeb5e360f0f7"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',0,'{"entry":"opened","number":0,"at":1795665432672,"setup":{"variant":"raub(start_score=7)","owner":"94dc5a60bbfd8f5fea56206c","commitment":"sha256:2230a57ced81b849fb75b87877a9a7d6c2d05fa820adfd4797ae27342528f19c","fairness":2},"revision":2}');
INSERT INTO "entry" VALUES('16fb616b3005224709',1,'{"entry":"seat-changed","number":1,"at":1795665432672,"sender":"94dc5a60bbfd8f5fea56206c","seat":0,"occupant":{"kind":"person","id":"94dc5a60bbfd8f5fea56206c","name":"Rosa"},"because":"sat"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',2,'{"entry":"seat-changed","number":2,"at":1795665432672,"sender":"94dc5a60bbfd8f5fea56206c","seat":1,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',3,'{"entry":"seat-changed","number":3,"at":1795665432672,"sender":"94dc5a60bbfd8f5fea56206c","seat":2,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',4,'{"entry":"seat-changed","number":4,"at":1795665432672,"sender":"94dc5a60bbfd8f5fea56206c","seat":3,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',5,'{"entry":"begun","number":5,"at":1795665432757,"command":"begin","digest":"0d4cbb29"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',6,'{"entry":"moved","number":6,"at":1795665432796,"sender":"94dc5a60bbfd8f5fea56206c","command":"4293b9ce-54","seat":0,"text":"deal","digest":"9db1a17a"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',7,'{"entry":"moved","number":7,"at":1795665432840,"sender":"94dc5a60bbfd8f5fea56206c","command":"83b01661-56","seat":0,"text":"look","digest":"411018df"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',8,'{"entry":"moved","number":8,"at":1795665432872,"seat":1,"text":"pass","digest":"5565ae80"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',9,'{"entry":"moved","number":9,"at":1795665432912,"seat":2,"text":"declare","digest":"a884a10e"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',10,'{"entry":"moved","number":10,"at":1795665432939,"seat":3,"text":"play","digest":"26af0e97"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',11,'{"entry":"moved","number":11,"at":1795665432976,"sender":"94dc5a60bbfd8f5fea56206c","command":"c1c86485-58","seat":0,"text":"play","digest":"24e9b0ce"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',12,'{"entry":"moved","number":12,"at":1795665433012,"seat":1,"text":"drop","digest":"dfd47bfc"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',13,'{"entry":"moved","number":13,"at":1795665433052,"seat":2,"text":"exchange Ts Js","digest":"349b6856"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',14,'{"entry":"moved","number":14,"at":1795665433088,"seat":2,"text":"take_turnup Qs","digest":"ea7081dd"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',15,'{"entry":"moved","number":15,"at":1795665433124,"seat":3,"text":"exchange 7s Qd","digest":"75ab7517"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',16,'{"entry":"moved","number":16,"at":1795665433152,"sender":"94dc5a60bbfd8f5fea56206c","command":"1d95a458-60","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',17,'{"entry":"moved","number":17,"at":1795665433184,"seat":2,"text":"card 9h","digest":"12f95208"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',18,'{"entry":"moved","number":18,"at":1795665433244,"seat":3,"text":"card Qh","digest":"0240b56c"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',19,'{"entry":"moved","number":19,"at":1795665433279,"sender":"94dc5a60bbfd8f5fea56206c","command":"99666e6a-62","seat":0,"text":"card As","digest":"9d438d46"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',20,'{"entry":"moved","number":20,"at":1795665433319,"seat":3,"text":"card Kh","digest":"28103a4f"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',21,'{"entry":"moved","number":21,"at":1795665433360,"sender":"94dc5a60bbfd8f5fea56206c","command":"7b553fbe-64","seat":0,"text":"card 8d","digest":"cdc97591"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',22,'{"entry":"moved","number":22,"at":1795665433392,"seat":2,"text":"card Th","digest":"b0aed376"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',23,'{"entry":"moved","number":23,"at":1795665433414,"seat":3,"text":"card Ah","digest":"62a022ee"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',24,'{"entry":"moved","number":24,"at":1795665433456,"sender":"94dc5a60bbfd8f5fea56206c","command":"291f7096-66","seat":0,"text":"card Ad","digest":"390bf72f"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',25,'{"entry":"moved","number":25,"at":1795665433494,"seat":2,"text":"card Jh","digest":"c6100bf8"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',26,'{"entry":"moved","number":26,"at":1795665433516,"seat":3,"text":"card Ks","digest":"af08ead1"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',27,'{"entry":"moved","number":27,"at":1795665433552,"sender":"94dc5a60bbfd8f5fea56206c","command":"fdefa598-68","seat":0,"text":"card 8c","digest":"501e4d28"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',28,'{"entry":"moved","number":28,"at":1795665433585,"seat":2,"text":"card Ac","digest":"e2daf516"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',29,'{"entry":"moved","number":29,"at":1795665433620,"seat":1,"text":"deal","digest":"f9c36eb8"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',30,'{"entry":"moved","number":30,"at":1795665433644,"seat":1,"text":"look","digest":"0917d2da"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',31,'{"entry":"moved","number":31,"at":1795665433683,"seat":2,"text":"pass","digest":"06fff504"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',32,'{"entry":"moved","number":32,"at":1795665433712,"seat":3,"text":"pass","digest":"81593e47"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',33,'{"entry":"moved","number":33,"at":1795665433748,"sender":"94dc5a60bbfd8f5fea56206c","command":"6de9e2ed-70","seat":0,"text":"declare","digest":"624ad782"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',34,'{"entry":"moved","number":34,"at":1795665433792,"seat":1,"text":"drop","digest":"dfd47bfc"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',35,'{"entry":"moved","number":35,"at":1795665433829,"seat":2,"text":"play","digest":"276d64a0"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',36,'{"entry":"moved","number":36,"at":1795665433868,"seat":3,"text":"play","digest":"26af0e97"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',37,'{"entry":"moved","number":37,"at":1795665433892,"seat":2,"text":"exchange 7s 8h","digest":"c60a5eb5"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',38,'{"entry":"moved","number":38,"at":1795665433936,"seat":3,"text":"exchange 9s Jh","digest":"24ece16f"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',39,'{"entry":"moved","number":39,"at":1795665433976,"sender":"94dc5a60bbfd8f5fea56206c","command":"b49eee5c-72","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',40,'{"entry":"moved","number":40,"at":1795665434008,"sender":"94dc5a60bbfd8f5fea56206c","command":"d5b45b40-74","seat":0,"text":"take_turnup Qs","digest":"370c9aa3"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',41,'{"entry":"moved","number":41,"at":1795665434040,"sender":"94dc5a60bbfd8f5fea56206c","command":"39971db2-76","seat":0,"text":"card 9h","digest":"ba7fe399"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',42,'{"entry":"moved","number":42,"at":1795665434100,"seat":2,"text":"card 8d","digest":"654fc400"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',43,'{"entry":"moved","number":43,"at":1795665434123,"seat":3,"text":"card Kh","digest":"b92c34e6"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',44,'{"entry":"moved","number":44,"at":1795665434152,"seat":3,"text":"card 7c","digest":"c333b080"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',45,'{"entry":"moved","number":45,"at":1795665434188,"sender":"94dc5a60bbfd8f5fea56206c","command":"de1cc018-78","seat":0,"text":"card 9c","digest":"6d7e6498"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',46,'{"entry":"moved","number":46,"at":1795665434226,"seat":2,"text":"card Ks","digest":"cc5e39bb"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',47,'{"entry":"moved","number":47,"at":1795665434260,"sender":"94dc5a60bbfd8f5fea56206c","command":"40dda835-80","seat":0,"text":"card 9d","digest":"f0a95c21"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',48,'{"entry":"moved","number":48,"at":1795665434290,"seat":2,"text":"card Ad","digest":"918d46be"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',49,'{"entry":"moved","number":49,"at":1795665434332,"seat":3,"text":"card Td","digest":"75e49d39"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',50,'{"entry":"moved","number":50,"at":1795665434360,"seat":2,"text":"card As","digest":"5c432998"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',51,'{"entry":"moved","number":51,"at":1795665434403,"seat":3,"text":"card 8c","digest":"41632751"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',52,'{"entry":"moved","number":52,"at":1795665434436,"sender":"94dc5a60bbfd8f5fea56206c","command":"bf5ac520-82","seat":0,"text":"card Jc","digest":"9dbe065c"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',53,'{"entry":"moved","number":53,"at":1795665434460,"seat":2,"text":"deal","digest":"50644a94"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',54,'{"entry":"moved","number":54,"at":1795665434492,"seat":2,"text":"look","digest":"8b01e53f"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',55,'{"entry":"moved","number":55,"at":1795665434512,"seat":3,"text":"pass","digest":"81593e47"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',56,'{"entry":"moved","number":56,"at":1795665434528,"sender":"94dc5a60bbfd8f5fea56206c","command":"2224f4a7-84","seat":0,"text":"declare","digest":"624ad782"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',57,'{"entry":"moved","number":57,"at":1795665434556,"seat":1,"text":"play","digest":"252bdaf9"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',58,'{"entry":"moved","number":58,"at":1795665434588,"seat":2,"text":"play","digest":"276d64a0"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',59,'{"entry":"moved","number":59,"at":1795665434610,"seat":3,"text":"drop","digest":"dc50af92"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',60,'{"entry":"moved","number":60,"at":1795665434640,"sender":"94dc5a60bbfd8f5fea56206c","command":"7275fde8-86","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',61,'{"entry":"moved","number":61,"at":1795665434660,"sender":"94dc5a60bbfd8f5fea56206c","command":"4e6adeb8-88","seat":0,"text":"take_turnup Qs","digest":"a37423b1"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',62,'{"entry":"moved","number":62,"at":1795665434690,"seat":1,"text":"exchange 8d Tc Qc","digest":"8b371f7f"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',63,'{"entry":"moved","number":63,"at":1795665434716,"seat":2,"text":"exchange Js 8c","digest":"53ec583f"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',64,'{"entry":"moved","number":64,"at":1795665434748,"sender":"94dc5a60bbfd8f5fea56206c","command":"1681b7e5-90","seat":0,"text":"card 9h","digest":"ba7fe399"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',65,'{"entry":"moved","number":65,"at":1795665434786,"seat":1,"text":"card Ah","digest":"ca26937f"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',66,'{"entry":"moved","number":66,"at":1795665434828,"seat":2,"text":"card Kh","digest":"980f262a"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',67,'{"entry":"moved","number":67,"at":1795665434847,"seat":1,"text":"card 9s","digest":"849ce8ef"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',68,'{"entry":"moved","number":68,"at":1795665434940,"seat":2,"text":"card 9c","digest":"c5f8d509"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',69,'{"entry":"moved","number":69,"at":1795665435119,"sender":"94dc5a60bbfd8f5fea56206c","command":"ec64bf20-92","seat":0,"text":"card Th","digest":"35bd8248"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',70,'{"entry":"moved","number":70,"at":1795665435305,"sender":"94dc5a60bbfd8f5fea56206c","command":"3c2c1e89-94","seat":0,"text":"card Jd","digest":"4edbc63e"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',71,'{"entry":"moved","number":71,"at":1795665435364,"seat":1,"text":"card Qd","digest":"e010bb45"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',72,'{"entry":"moved","number":72,"at":1795665435400,"seat":2,"text":"card Kd","digest":"49142ed8"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',73,'{"entry":"moved","number":73,"at":1795665435427,"seat":2,"text":"card Ad","digest":"918d46be"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',74,'{"entry":"moved","number":74,"at":1795665435480,"sender":"94dc5a60bbfd8f5fea56206c","command":"22ba2a8b-96","seat":0,"text":"card Jc","digest":"d30cfe87"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',75,'{"entry":"moved","number":75,"at":1795665435518,"seat":1,"text":"card Ts","digest":"3b627803"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',76,'{"entry":"moved","number":76,"at":1795665435563,"seat":3,"text":"deal","digest":"856b2f3c"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',77,'{"entry":"moved","number":77,"at":1795665435583,"seat":3,"text":"look","digest":"671a1f00"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',78,'{"entry":"moved","number":78,"at":1795665435624,"sender":"94dc5a60bbfd8f5fea56206c","command":"672ee9c9-98","seat":0,"text":"declare","digest":"624ad782"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',79,'{"entry":"moved","number":79,"at":1795665435692,"seat":1,"text":"play","digest":"252bdaf9"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',80,'{"entry":"moved","number":80,"at":1795665435748,"seat":2,"text":"play","digest":"276d64a0"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',81,'{"entry":"moved","number":81,"at":1795665435763,"seat":3,"text":"play","digest":"26af0e97"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',82,'{"entry":"moved","number":82,"at":1795665435817,"sender":"94dc5a60bbfd8f5fea56206c","command":"97c3865b-100","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',83,'{"entry":"moved","number":83,"at":1795665435868,"sender":"94dc5a60bbfd8f5fea56206c","command":"7323a812-102","seat":0,"text":"take_turnup 9s","digest":"d2d991d8"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',84,'{"entry":"moved","number":84,"at":1795665435920,"seat":1,"text":"exchange Th 8d","digest":"2f25cc75"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',85,'{"entry":"moved","number":85,"at":1795665435960,"seat":2,"text":"exchange Jd 9c Jc","digest":"6d6f48d7"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',86,'{"entry":"moved","number":86,"at":1795665435992,"seat":3,"text":"exchange Tc","digest":"67bca044"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',87,'{"entry":"moved","number":87,"at":1795665436020,"sender":"94dc5a60bbfd8f5fea56206c","command":"97e76021-104","seat":0,"text":"card As","digest":"f4c59809"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',88,'{"entry":"moved","number":88,"at":1795665436080,"seat":1,"text":"card Qs","digest":"2dded463"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',89,'{"entry":"moved","number":89,"at":1795665436101,"seat":2,"text":"card Js","digest":"2b931889"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',90,'{"entry":"moved","number":90,"at":1795665436133,"seat":3,"text":"card 7s","digest":"85ffe4a3"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',91,'{"entry":"moved","number":91,"at":1795665436207,"sender":"94dc5a60bbfd8f5fea56206c","command":"8d836742-106","seat":0,"text":"card 7h","digest":"054f5df8"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',92,'{"entry":"moved","number":92,"at":1795665436228,"seat":1,"text":"card Ah","digest":"ca26937f"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',93,'{"entry":"moved","number":93,"at":1795665436312,"seat":2,"text":"card Ks","digest":"16f33139"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',94,'{"entry":"moved","number":94,"at":1795665436332,"seat":3,"text":"card 9h","digest":"ed5b212b"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',95,'{"entry":"moved","number":95,"at":1795665436367,"seat":2,"text":"card 7d","digest":"e71f53d1"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',96,'{"entry":"moved","number":96,"at":1795665436381,"seat":3,"text":"card Ad","digest":"28769d56"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',97,'{"entry":"moved","number":97,"at":1795665436402,"sender":"94dc5a60bbfd8f5fea56206c","command":"62a42b67-108","seat":0,"text":"card Kh","digest":"396d5036"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',98,'{"entry":"moved","number":98,"at":1795665436468,"seat":1,"text":"card 9d","digest":"e8715796"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',99,'{"entry":"moved","number":99,"at":1795665436481,"seat":3,"text":"card 8s","digest":"117a70ce"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',100,'{"entry":"moved","number":100,"at":1795665436520,"sender":"94dc5a60bbfd8f5fea56206c","command":"b96b7a24-110","seat":0,"text":"card Kc","digest":"ee6cd737"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',101,'{"entry":"moved","number":101,"at":1795665436551,"seat":1,"text":"card Td","digest":"28f03435"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',102,'{"entry":"moved","number":102,"at":1795665436571,"seat":2,"text":"card Qc","digest":"af8af9e0"}');
INSERT INTO "entry" VALUES('16fb616b3005224709',103,'{"entry":"match-over","number":103,"at":1795665436571,"winners":[3],"scores":[15,8,7,0]}');
INSERT INTO "entry" VALUES('16fb616b3005224709',104,'{"entry":"revealed","number":104,"at":1795665436578,"secret":"1b73ed73d78b23a1d992f75c1959d95dbf857adb3778d18f0f7fa88beeb7a47a","entropy":["","","",""],"next_table":"087b39b61471053f91","next_commitment":"sha256:86dafdb7f4ddb3c55f0b0cdd761ce51f220d85ede04e42d5b14269f5c78fab18","fingerprint":"sha256:bc5fae9b37cd9f8114107d75d55b076b4c1c823f3552c59981a9861cf83deba9","next_secret":"key:d3035813:78f82209c5b27cc94cb839f5453f97c1abed192f1aa71a572394df7e87ce54d1"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',0,'{"entry":"opened","number":0,"at":1795665436692,"setup":{"variant":"zwanzig-ab","owner":"94dc5a60bbfd8f5fea56206c","commitment":"sha256:e8f2666568efba4a536b696a99da32dbe9204347606b1613c6e8a4cde77264ab","fairness":2},"revision":1}');
INSERT INTO "entry" VALUES('aa961392557368e3da',1,'{"entry":"seat-changed","number":1,"at":1795665436692,"sender":"94dc5a60bbfd8f5fea56206c","seat":0,"occupant":{"kind":"person","id":"94dc5a60bbfd8f5fea56206c","name":"Rosa"},"because":"sat"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',2,'{"entry":"seat-changed","number":2,"at":1795665436692,"sender":"94dc5a60bbfd8f5fea56206c","seat":1,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',3,'{"entry":"seat-changed","number":3,"at":1795665436692,"sender":"94dc5a60bbfd8f5fea56206c","seat":2,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',4,'{"entry":"seat-changed","number":4,"at":1795665436692,"sender":"94dc5a60bbfd8f5fea56206c","seat":3,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',5,'{"entry":"begun","number":5,"at":1795665436732,"command":"begin","digest":"4b2cb311"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',6,'{"entry":"moved","number":6,"at":1795665436768,"seat":1,"text":"choose h","digest":"55638aab"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',7,'{"entry":"moved","number":7,"at":1795665436789,"seat":1,"text":"exchange Js 8c","digest":"78c6fb2d"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',8,'{"entry":"moved","number":8,"at":1795665436816,"seat":2,"text":"exchange 7s Qs 8d","digest":"571d9b36"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',9,'{"entry":"moved","number":9,"at":1795665436840,"seat":3,"text":"exchange 9s Ks Kc","digest":"917bd0c5"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',10,'{"entry":"moved","number":10,"at":1795665436847,"sender":"94dc5a60bbfd8f5fea56206c","command":"a43da0a4-114","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',11,'{"entry":"moved","number":11,"at":1795665436850,"seat":2,"text":"stay","digest":"a8b888d4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',12,'{"entry":"moved","number":12,"at":1795665436861,"seat":3,"text":"stay","digest":"a97ae2e3"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',13,'{"entry":"moved","number":13,"at":1795665436864,"sender":"94dc5a60bbfd8f5fea56206c","command":"431cc452-116","seat":0,"text":"stay","digest":"ab3c5cba"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',14,'{"entry":"moved","number":14,"at":1795665436867,"seat":1,"text":"card Ah","digest":"ca26937f"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',15,'{"entry":"moved","number":15,"at":1795665436873,"seat":2,"text":"card 7h","digest":"adc9ec69"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',16,'{"entry":"moved","number":16,"at":1795665436879,"seat":3,"text":"card Th","digest":"caa03a1c"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',17,'{"entry":"moved","number":17,"at":1795665436882,"sender":"94dc5a60bbfd8f5fea56206c","command":"607fb358-118","seat":0,"text":"card As","digest":"70c0b685"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',18,'{"entry":"moved","number":18,"at":1795665436885,"seat":1,"text":"card Kh","digest":"80968bde"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',19,'{"entry":"moved","number":19,"at":1795665436887,"seat":2,"text":"card Jh","digest":"ac8bc817"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',20,'{"entry":"moved","number":20,"at":1795665436890,"seat":3,"text":"card 9c","digest":"7c030ee1"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',21,'{"entry":"moved","number":21,"at":1795665436893,"sender":"94dc5a60bbfd8f5fea56206c","command":"2af8431d-120","seat":0,"text":"card 7d","digest":"2303d907"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',22,'{"entry":"moved","number":22,"at":1795665436900,"seat":1,"text":"card 9h","digest":"03843871"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',23,'{"entry":"moved","number":23,"at":1795665436903,"seat":2,"text":"card Qh","digest":"bbbb6e84"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',24,'{"entry":"moved","number":24,"at":1795665436906,"seat":3,"text":"card Kd","digest":"62c685f7"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',25,'{"entry":"moved","number":25,"at":1795665436909,"sender":"94dc5a60bbfd8f5fea56206c","command":"7aa2932a-122","seat":0,"text":"card 9d","digest":"167ef6db"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',26,'{"entry":"moved","number":26,"at":1795665436911,"seat":2,"text":"card Jc","digest":"7b8a4f16"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',27,'{"entry":"moved","number":27,"at":1795665436914,"seat":3,"text":"card Tc","digest":"1da1bd1d"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',28,'{"entry":"moved","number":28,"at":1795665436920,"sender":"94dc5a60bbfd8f5fea56206c","command":"c7f58b83-124","seat":0,"text":"card Ac","digest":"a4dccf96"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',29,'{"entry":"moved","number":29,"at":1795665436923,"seat":1,"text":"card Ts","digest":"492f5471"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',30,'{"entry":"moved","number":30,"at":1795665436926,"sender":"94dc5a60bbfd8f5fea56206c","command":"d3c85a56-126","seat":0,"text":"card Jd","digest":"4edbc63e"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',31,'{"entry":"moved","number":31,"at":1795665436934,"seat":1,"text":"card Td","digest":"28f03435"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',32,'{"entry":"moved","number":32,"at":1795665436936,"seat":2,"text":"card Qc","digest":"6cbae985"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',33,'{"entry":"moved","number":33,"at":1795665436938,"seat":3,"text":"card Ad","digest":"374b1cdd"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',34,'{"entry":"moved","number":34,"at":1795665436946,"seat":2,"text":"choose h","digest":"6f12a729"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',35,'{"entry":"moved","number":35,"at":1795665436948,"seat":2,"text":"exchange 7c 8c","digest":"6a72ddc2"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',36,'{"entry":"moved","number":36,"at":1795665436951,"seat":3,"text":"exchange 7s 9s Jd","digest":"118b87a2"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',37,'{"entry":"moved","number":37,"at":1795665436955,"sender":"94dc5a60bbfd8f5fea56206c","command":"5eef1fd3-128","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',38,'{"entry":"moved","number":38,"at":1795665436958,"seat":1,"text":"exchange Ks 9d 9c","digest":"ec529b44"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',39,'{"entry":"moved","number":39,"at":1795665436960,"seat":3,"text":"drop","digest":"dc50af92"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',40,'{"entry":"moved","number":40,"at":1795665436963,"sender":"94dc5a60bbfd8f5fea56206c","command":"1c589070-130","seat":0,"text":"stay","digest":"ab3c5cba"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',41,'{"entry":"moved","number":41,"at":1795665436977,"seat":1,"text":"stay","digest":"aafe368d"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',42,'{"entry":"moved","number":42,"at":1795665436991,"seat":2,"text":"card Th","digest":"735be1f4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',43,'{"entry":"moved","number":43,"at":1795665437013,"sender":"94dc5a60bbfd8f5fea56206c","command":"bdf8923b-132","seat":0,"text":"card 9h","digest":"ba7fe399"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',44,'{"entry":"moved","number":44,"at":1795665437044,"seat":1,"text":"card Ah","digest":"802239ef"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',45,'{"entry":"moved","number":45,"at":1795665437053,"seat":1,"text":"card Ac","digest":"1d27147e"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',46,'{"entry":"moved","number":46,"at":1795665437081,"seat":2,"text":"card Qh","digest":"bbbb6e84"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',47,'{"entry":"moved","number":47,"at":1795665437095,"sender":"94dc5a60bbfd8f5fea56206c","command":"26062c46-134","seat":0,"text":"card Tc","digest":"f2aed7ad"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',48,'{"entry":"moved","number":48,"at":1795665437112,"seat":2,"text":"card As","digest":"5c432998"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',49,'{"entry":"moved","number":49,"at":1795665437114,"sender":"94dc5a60bbfd8f5fea56206c","command":"86503634-136","seat":0,"text":"card Ts","digest":"5cc580fb"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',50,'{"entry":"moved","number":50,"at":1795665437117,"seat":1,"text":"card 8h","digest":"f8aa2c0f"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',51,'{"entry":"moved","number":51,"at":1795665437119,"seat":1,"text":"card Kc","digest":"57970cdf"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',52,'{"entry":"moved","number":52,"at":1795665437122,"seat":2,"text":"card 8s","digest":"a881ab26"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',53,'{"entry":"moved","number":53,"at":1795665437124,"sender":"94dc5a60bbfd8f5fea56206c","command":"0cc6bd86-138","seat":0,"text":"card Kh","digest":"c6e152e1"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',54,'{"entry":"moved","number":54,"at":1795665437127,"sender":"94dc5a60bbfd8f5fea56206c","command":"00b7cce6-140","seat":0,"text":"card Qd","digest":"59eb60ad"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',55,'{"entry":"moved","number":55,"at":1795665437132,"seat":1,"text":"card Jc","digest":"6af7256f"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',56,'{"entry":"moved","number":56,"at":1795665437138,"seat":2,"text":"card Ad","digest":"31d44abf"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',57,'{"entry":"moved","number":57,"at":1795665437141,"seat":3,"text":"choose h","digest":"57118655"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',58,'{"entry":"moved","number":58,"at":1795665437144,"seat":3,"text":"exchange 7s 8d","digest":"182fffa4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',59,'{"entry":"moved","number":59,"at":1795665437154,"sender":"94dc5a60bbfd8f5fea56206c","command":"a6ef5ac0-142","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',60,'{"entry":"moved","number":60,"at":1795665437159,"seat":1,"text":"exchange 8s Jd 9c","digest":"b05144a7"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',61,'{"entry":"moved","number":61,"at":1795665437162,"seat":2,"text":"exchange 9s 8c Jc","digest":"e180c1be"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',62,'{"entry":"moved","number":62,"at":1795665437167,"sender":"94dc5a60bbfd8f5fea56206c","command":"aa4f0e3d-144","seat":0,"text":"stay","digest":"ab3c5cba"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',63,'{"entry":"moved","number":63,"at":1795665437170,"seat":1,"text":"stay","digest":"aafe368d"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',64,'{"entry":"moved","number":64,"at":1795665437173,"seat":2,"text":"stay","digest":"a8b888d4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',65,'{"entry":"moved","number":65,"at":1795665437178,"seat":3,"text":"card 9h","digest":"ab0289e0"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',66,'{"entry":"moved","number":66,"at":1795665437181,"sender":"94dc5a60bbfd8f5fea56206c","command":"eb3d2969-146","seat":0,"text":"card Jh","digest":"040d7986"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',67,'{"entry":"moved","number":67,"at":1795665437184,"seat":1,"text":"card Ah","digest":"ca26937f"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',68,'{"entry":"moved","number":68,"at":1795665437187,"seat":2,"text":"card Th","digest":"2a764860"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',69,'{"entry":"moved","number":69,"at":1795665437190,"seat":1,"text":"card 7h","digest":"bcb48610"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',70,'{"entry":"moved","number":70,"at":1795665437192,"seat":2,"text":"card Ks","digest":"16f33139"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',71,'{"entry":"moved","number":71,"at":1795665437198,"seat":3,"text":"card Js","digest":"9268c361"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',72,'{"entry":"moved","number":72,"at":1795665437201,"sender":"94dc5a60bbfd8f5fea56206c","command":"289241b8-148","seat":0,"text":"card Qh","digest":"b8b883fc"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',73,'{"entry":"moved","number":73,"at":1795665437204,"sender":"94dc5a60bbfd8f5fea56206c","command":"2e53a8cc-150","seat":0,"text":"card 7c","digest":"d24edaf9"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',74,'{"entry":"moved","number":74,"at":1795665437207,"seat":1,"text":"card 8h","digest":"3ee411c1"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',75,'{"entry":"moved","number":75,"at":1795665437209,"seat":2,"text":"card Kc","digest":"46ea66a6"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',76,'{"entry":"moved","number":76,"at":1795665437211,"seat":3,"text":"card Tc","digest":"e72705e6"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',77,'{"entry":"moved","number":77,"at":1795665437214,"seat":1,"text":"card Qs","digest":"2dded463"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',78,'{"entry":"moved","number":78,"at":1795665437216,"seat":2,"text":"card Ts","digest":"f443316a"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',79,'{"entry":"moved","number":79,"at":1795665437218,"seat":3,"text":"card Qd","digest":"48960ad4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',80,'{"entry":"moved","number":80,"at":1795665437220,"sender":"94dc5a60bbfd8f5fea56206c","command":"aa9360d8-152","seat":0,"text":"card Qc","digest":"ee82ce9c"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',81,'{"entry":"moved","number":81,"at":1795665437223,"seat":2,"text":"card Kd","digest":"db3d5e1f"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',82,'{"entry":"moved","number":82,"at":1795665437226,"seat":3,"text":"card Td","digest":"807685a4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',83,'{"entry":"moved","number":83,"at":1795665437228,"sender":"94dc5a60bbfd8f5fea56206c","command":"4c0f0ffc-154","seat":0,"text":"card Ac","digest":"a4dccf96"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',84,'{"entry":"moved","number":84,"at":1795665437235,"seat":1,"text":"card 7d","digest":"9356479e"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',85,'{"entry":"moved","number":85,"at":1795665437238,"sender":"94dc5a60bbfd8f5fea56206c","command":"8493e239-156","seat":0,"text":"choose s","digest":"e59828c7"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',86,'{"entry":"moved","number":86,"at":1795665437242,"sender":"94dc5a60bbfd8f5fea56206c","command":"ece7d8e4-158","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',87,'{"entry":"moved","number":87,"at":1795665437245,"seat":1,"text":"exchange Qh Jd Qc","digest":"548c6a30"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',88,'{"entry":"moved","number":88,"at":1795665437253,"seat":2,"text":"exchange 9h Kd Kc","digest":"3b6da722"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',89,'{"entry":"moved","number":89,"at":1795665437256,"seat":3,"text":"exchange Qd 8c 9c","digest":"556275a6"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',90,'{"entry":"moved","number":90,"at":1795665437258,"seat":1,"text":"stay","digest":"aafe368d"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',91,'{"entry":"moved","number":91,"at":1795665437261,"seat":2,"text":"stay","digest":"a8b888d4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',92,'{"entry":"moved","number":92,"at":1795665437264,"seat":3,"text":"stay","digest":"a97ae2e3"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',93,'{"entry":"moved","number":93,"at":1795665437267,"sender":"94dc5a60bbfd8f5fea56206c","command":"9f4e0a2b-160","seat":0,"text":"card Js","digest":"8315a918"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',94,'{"entry":"moved","number":94,"at":1795665437270,"seat":1,"text":"card Qs","digest":"2dded463"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',95,'{"entry":"moved","number":95,"at":1795665437272,"seat":2,"text":"card Ts","digest":"f443316a"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',96,'{"entry":"moved","number":96,"at":1795665437277,"seat":3,"text":"card 7s","digest":"e13cad08"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',97,'{"entry":"moved","number":97,"at":1795665437280,"seat":2,"text":"card As","digest":"5c432998"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',98,'{"entry":"moved","number":98,"at":1795665437282,"seat":3,"text":"card Ks","digest":"af08ead1"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',99,'{"entry":"moved","number":99,"at":1795665437285,"sender":"94dc5a60bbfd8f5fea56206c","command":"c02a8975-162","seat":0,"text":"card 7h","digest":"054f5df8"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',100,'{"entry":"moved","number":100,"at":1795665437288,"seat":1,"text":"card 8s","digest":"e82499af"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',101,'{"entry":"moved","number":101,"at":1795665437290,"seat":2,"text":"card Th","digest":"735be1f4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',102,'{"entry":"moved","number":102,"at":1795665437293,"seat":3,"text":"card Ah","digest":"62a022ee"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',103,'{"entry":"moved","number":103,"at":1795665437296,"sender":"94dc5a60bbfd8f5fea56206c","command":"298683df-164","seat":0,"text":"card Jh","digest":"040d7986"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',104,'{"entry":"moved","number":104,"at":1795665437298,"seat":1,"text":"card Kh","digest":"c822c53d"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',105,'{"entry":"moved","number":105,"at":1795665437301,"seat":3,"text":"card Ac","digest":"b5a1a5ef"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',106,'{"entry":"moved","number":106,"at":1795665437304,"sender":"94dc5a60bbfd8f5fea56206c","command":"1ac05df3-166","seat":0,"text":"card 7d","digest":"4f99e240"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',107,'{"entry":"moved","number":107,"at":1795665437309,"seat":1,"text":"card Jc","digest":"6af7256f"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',108,'{"entry":"moved","number":108,"at":1795665437312,"seat":2,"text":"card Tc","digest":"2bf0f5ae"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',109,'{"entry":"moved","number":109,"at":1795665437314,"seat":3,"text":"card 8d","digest":"dcb41fe8"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',110,'{"entry":"moved","number":110,"at":1795665437317,"sender":"94dc5a60bbfd8f5fea56206c","command":"f54d7059-168","seat":0,"text":"card 9d","digest":"f0a95c21"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',111,'{"entry":"moved","number":111,"at":1795665437320,"seat":1,"text":"card 9s","digest":"849ce8ef"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',112,'{"entry":"moved","number":112,"at":1795665437324,"seat":2,"text":"card Td","digest":"80f337c1"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',113,'{"entry":"moved","number":113,"at":1795665437327,"seat":1,"text":"choose h","digest":"36f56ec9"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',114,'{"entry":"moved","number":114,"at":1795665437334,"seat":1,"text":"exchange 9s 9d Qd","digest":"82c026f7"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',115,'{"entry":"moved","number":115,"at":1795665437337,"seat":2,"text":"exchange 7s 7d","digest":"6dffec28"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',116,'{"entry":"moved","number":116,"at":1795665437340,"seat":3,"text":"exchange Js Kd 9c","digest":"0226a844"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',117,'{"entry":"moved","number":117,"at":1795665437343,"sender":"94dc5a60bbfd8f5fea56206c","command":"6390af09-170","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',118,'{"entry":"moved","number":118,"at":1795665437346,"seat":2,"text":"stay","digest":"a8b888d4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',119,'{"entry":"moved","number":119,"at":1795665437348,"seat":3,"text":"stay","digest":"a97ae2e3"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',120,'{"entry":"moved","number":120,"at":1795665437351,"sender":"94dc5a60bbfd8f5fea56206c","command":"5c76bf01-172","seat":0,"text":"stay","digest":"ab3c5cba"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',121,'{"entry":"moved","number":121,"at":1795665437354,"seat":1,"text":"card Jh","digest":"bdf6a26e"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',122,'{"entry":"moved","number":122,"at":1795665437357,"seat":2,"text":"card 7h","digest":"adc9ec69"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',123,'{"entry":"moved","number":123,"at":1795665437359,"seat":3,"text":"card Ah","digest":"62a022ee"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',124,'{"entry":"moved","number":124,"at":1795665437362,"sender":"94dc5a60bbfd8f5fea56206c","command":"0acd43d8-174","seat":0,"text":"card 8h","digest":"6a04fcd2"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',125,'{"entry":"moved","number":125,"at":1795665437364,"seat":3,"text":"card 9h","digest":"ab0289e0"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',126,'{"entry":"moved","number":126,"at":1795665437398,"sender":"94dc5a60bbfd8f5fea56206c","command":"1f2c9841-176","seat":0,"text":"card 8s","digest":"00071ab7"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',127,'{"entry":"moved","number":127,"at":1795665437448,"seat":1,"text":"card Qh","digest":"aac604fd"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',128,'{"entry":"moved","number":128,"at":1795665437492,"seat":2,"text":"card Ks","digest":"5fece76e"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',129,'{"entry":"moved","number":129,"at":1795665437568,"seat":1,"text":"card Ad","digest":"80f02cc7"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',130,'{"entry":"moved","number":130,"at":1795665437628,"seat":2,"text":"card Td","digest":"398d5e4c"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',131,'{"entry":"moved","number":131,"at":1795665437660,"seat":3,"text":"card Qs","digest":"855865f2"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',132,'{"entry":"moved","number":132,"at":1795665437778,"sender":"94dc5a60bbfd8f5fea56206c","command":"5ac19ba7-178","seat":0,"text":"card 8d","digest":"bf9ec9a4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',133,'{"entry":"moved","number":133,"at":1795665437832,"seat":1,"text":"card Jd","digest":"f7201dd6"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',134,'{"entry":"moved","number":134,"at":1795665437868,"seat":2,"text":"card Tc","digest":"a45a66f5"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',135,'{"entry":"moved","number":135,"at":1795665437907,"seat":3,"text":"card Kc","digest":"ff11bd4e"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',136,'{"entry":"moved","number":136,"at":1795665437960,"sender":"94dc5a60bbfd8f5fea56206c","command":"c6d7fa3e-180","seat":0,"text":"card Ts","digest":"93e64f62"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',137,'{"entry":"moved","number":137,"at":1795665438026,"seat":1,"text":"card 8c","digest":"e9e596c0"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',138,'{"entry":"moved","number":138,"at":1795665438037,"seat":2,"text":"card Ac","digest":"0c5a7e07"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',139,'{"entry":"moved","number":139,"at":1795665438068,"seat":3,"text":"card As","digest":"e5b8f270"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',140,'{"entry":"moved","number":140,"at":1795665438098,"sender":"94dc5a60bbfd8f5fea56206c","command":"45e007d3-182","seat":0,"text":"card Jc","digest":"0fac49a1"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',141,'{"entry":"moved","number":141,"at":1795665438140,"seat":2,"text":"choose h","digest":"537c9311"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',142,'{"entry":"moved","number":142,"at":1795665438168,"seat":2,"text":"exchange 8s 8c","digest":"7d346ab4"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',143,'{"entry":"moved","number":143,"at":1795665438204,"seat":3,"text":"exchange 7s 9d 7c","digest":"ba6805c7"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',144,'{"entry":"moved","number":144,"at":1795665438233,"sender":"94dc5a60bbfd8f5fea56206c","command":"e9ce941f-184","seat":0,"text":"exchange","digest":"febc7dfe"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',145,'{"entry":"moved","number":145,"at":1795665438276,"seat":1,"text":"exchange","digest":"9dbba4da"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',146,'{"entry":"moved","number":146,"at":1795665438299,"seat":3,"text":"drop","digest":"dc50af92"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',147,'{"entry":"moved","number":147,"at":1795665438348,"sender":"94dc5a60bbfd8f5fea56206c","command":"c94968cc-186","seat":0,"text":"stay","digest":"ab3c5cba"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',148,'{"entry":"moved","number":148,"at":1795665438404,"seat":1,"text":"stay","digest":"aafe368d"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',149,'{"entry":"moved","number":149,"at":1795665438439,"seat":2,"text":"card 7h","digest":"adc9ec69"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',150,'{"entry":"moved","number":150,"at":1795665438492,"sender":"94dc5a60bbfd8f5fea56206c","command":"19272cd6-188","seat":0,"text":"card Th","digest":"dbdd5065"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',151,'{"entry":"moved","number":151,"at":1795665438521,"seat":1,"text":"card 9h","digest":"091ed909"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',152,'{"entry":"moved","number":152,"at":1795665438539,"sender":"94dc5a60bbfd8f5fea56206c","command":"7eece7f9-190","seat":0,"text":"card Ts","digest":"5cc580fb"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',153,'{"entry":"moved","number":153,"at":1795665438637,"seat":1,"text":"card Jh","digest":"bdf6a26e"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',154,'{"entry":"moved","number":154,"at":1795665438804,"seat":2,"text":"card Qs","digest":"910d715b"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',155,'{"entry":"moved","number":155,"at":1795665438819,"seat":1,"text":"card Qh","digest":"aac604fd"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',156,'{"entry":"moved","number":156,"at":1795665438865,"seat":2,"text":"card 8h","digest":"2f997bb8"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',157,'{"entry":"moved","number":157,"at":1795665439028,"sender":"94dc5a60bbfd8f5fea56206c","command":"955b829d-192","seat":0,"text":"card 8d","digest":"c60741ad"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',158,'{"entry":"moved","number":158,"at":1795665439061,"seat":1,"text":"card Td","digest":"28f03435"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',159,'{"entry":"moved","number":159,"at":1795665439081,"seat":2,"text":"card Kc","digest":"46ea66a6"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',160,'{"entry":"moved","number":160,"at":1795665439120,"sender":"94dc5a60bbfd8f5fea56206c","command":"d8ff4b0b-194","seat":0,"text":"card Qc","digest":"dd71a865"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',161,'{"entry":"moved","number":161,"at":1795665439152,"seat":1,"text":"card Ad","digest":"80f02cc7"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',162,'{"entry":"moved","number":162,"at":1795665439199,"seat":2,"text":"card Tc","digest":"a45a66f5"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',163,'{"entry":"moved","number":163,"at":1795665439257,"sender":"94dc5a60bbfd8f5fea56206c","command":"cefe5c38-196","seat":0,"text":"card Ac","digest":"5b518a0e"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',164,'{"entry":"match-over","number":164,"at":1795665439257,"sender":"94dc5a60bbfd8f5fea56206c","command":"cefe5c38-196","winners":[1],"scores":[27,-7,18,12]}');
INSERT INTO "entry" VALUES('aa961392557368e3da',165,'{"entry":"revealed","number":165,"at":1795665439259,"secret":"61e8b70e6fb26da60cf2216d9a294a1168ed3e00a923b3aa6a9c3593fcd5b8de","entropy":["","","",""],"next_table":"e3bc98d8115c18a885","next_commitment":"sha256:d3bc7001e328800f7365ea2d591af22f99acbf5e514881789cd82296fad5c2a9","fingerprint":"sha256:df4581ff51d134e44f557578fbbbea0716a74a60267d4b315d6b140feebf7e3b","next_secret":"key:d3035813:4ab32bfcfc59d2385e9e10bad602f330aeb2fe51ae41690001c2d7f088eee19d"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',0,'{"entry":"opened","number":0,"at":1795665439396,"setup":{"variant":"hazari(target=100)","owner":"94dc5a60bbfd8f5fea56206c","commitment":"sha256:24612aba89049e6d7e37bb0eeabe9953c3b377905ddd28fc401583a58a6caa7b","fairness":2},"revision":1}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',1,'{"entry":"seat-changed","number":1,"at":1795665439396,"sender":"94dc5a60bbfd8f5fea56206c","seat":0,"occupant":{"kind":"person","id":"94dc5a60bbfd8f5fea56206c","name":"Rosa"},"because":"sat"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',2,'{"entry":"seat-changed","number":2,"at":1795665439396,"sender":"94dc5a60bbfd8f5fea56206c","seat":1,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',3,'{"entry":"seat-changed","number":3,"at":1795665439396,"sender":"94dc5a60bbfd8f5fea56206c","seat":2,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',4,'{"entry":"seat-changed","number":4,"at":1795665439396,"sender":"94dc5a60bbfd8f5fea56206c","seat":3,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',5,'{"entry":"begun","number":5,"at":1795665439446,"command":"begin","digest":"d6f8fb3f"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',6,'{"entry":"moved","number":6,"at":1795665439899,"seat":3,"text":"arrange Ac 3h 2h / Th 9d 8d / 7s 6s 5d / Qs Tc 5c 2c","digest":"89d31ca9"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',7,'{"entry":"moved","number":7,"at":1795665440513,"seat":1,"text":"arrange Ks Kh Kd / 8c 7c 6h / 4d 3s 2d / Kc Jc Td 3c","digest":"8a57c8c7"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',8,'{"entry":"moved","number":8,"at":1795665440985,"seat":2,"text":"arrange 4s 4h 4c / Ts 9s 8s / 8h 7h 6c / Ah Qh Qc 3d","digest":"8811769e"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',9,'{"entry":"moved","number":9,"at":1795665442371,"sender":"94dc5a60bbfd8f5fea56206c","command":"4eb36289-200","seat":0,"text":"arrange Js Jh Jd / 7d 6d 5h / As 5s 2s / Ad Qd 9h 9c","digest":"0dd124cf"}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',10,'{"entry":"match-over","number":10,"at":1795665442371,"sender":"94dc5a60bbfd8f5fea56206c","command":"4eb36289-200","winners":[1],"scores":[0,225,135,0]}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',11,'{"entry":"revealed","number":11,"at":1795665442385,"secret":"833085f94459d4ca3cc817c9f52d99f3b41c834fe97e38245969975670b9a5d1","entropy":["","","",""],"next_table":"98b1695c6e98140b45","next_commitment":"sha256:0a6c4fc3a00a451f02cf90c459a47a1272e4186d55928abfbb1131e28bce471e","fingerprint":"sha256:cd504a94f967d3958ff91d688b937625cb0867a6b4e53923718d12a011384278","next_secret":"key:d3035813:fbc3ae149886834105566dd7ccea8f44c611541d897cc5b32cf602a80a8a8c6b"}');
INSERT INTO "entry" VALUES('25b85375767e707e98',0,'{"entry":"opened","number":0,"at":1795665442424,"setup":{"variant":"casino","owner":"94dc5a60bbfd8f5fea56206c","commitment":"sha256:eaff33b0ebb3c407684fb4178e8a592e12546179094d2790d72c9f7ca9d10511","fairness":2},"revision":2}');
INSERT INTO "entry" VALUES('25b85375767e707e98',1,'{"entry":"seat-changed","number":1,"at":1795665442424,"sender":"94dc5a60bbfd8f5fea56206c","seat":0,"occupant":{"kind":"person","id":"94dc5a60bbfd8f5fea56206c","name":"Rosa"},"because":"sat"}');
INSERT INTO "entry" VALUES('25b85375767e707e98',2,'{"entry":"seat-changed","number":2,"at":1795665442424,"sender":"94dc5a60bbfd8f5fea56206c","seat":1,"occupant":{"kind":"bot","level":"greedy"},"because":"bot"}');
INSERT INTO "entry" VALUES('25b85375767e707e98',3,'{"entry":"begun","number":3,"at":1795665442443,"command":"begin","digest":"221081af"}');
INSERT INTO "entry" VALUES('25b85375767e707e98',4,'{"entry":"moved","number":4,"at":1795665442472,"sender":"94dc5a60bbfd8f5fea56206c","command":"b276ded0-204","seat":0,"text":"trail Ac","digest":"69ce7619"}');
INSERT INTO "entry" VALUES('25b85375767e707e98',5,'{"entry":"moved","number":5,"at":1795665442506,"seat":1,"text":"9h x 6s 2s Ac","digest":"69bda977"}');
INSERT INTO "entry" VALUES('25b85375767e707e98',6,'{"entry":"moved","number":6,"at":1795665442525,"sender":"94dc5a60bbfd8f5fea56206c","command":"b370c51b-206","seat":0,"text":"trail 6d","digest":"bfeb727f"}');
INSERT INTO "entry" VALUES('25b85375767e707e98',7,'{"entry":"moved","number":7,"at":1795665442547,"seat":1,"text":"trail 5d","digest":"41b0d347"}');
INSERT INTO "entry" VALUES('25b85375767e707e98',8,'{"entry":"moved","number":8,"at":1795665442575,"sender":"94dc5a60bbfd8f5fea56206c","command":"d8b7248a-208","seat":0,"text":"trail 9s","digest":"f0758a88"}');
INSERT INTO "entry" VALUES('aa961392557368e3da',166,'{"entry":"absent","number":166,"at":1795665442597,"person":"94dc5a60bbfd8f5fea56206c","until":1795665452597}');
INSERT INTO "entry" VALUES('16fb616b3005224709',105,'{"entry":"absent","number":105,"at":1795665442604,"person":"94dc5a60bbfd8f5fea56206c","until":1795665452604}');
INSERT INTO "entry" VALUES('aa3b079ea25bae565d',12,'{"entry":"absent","number":12,"at":1795665442604,"person":"94dc5a60bbfd8f5fea56206c","until":1795665452604}');
INSERT INTO "entry" VALUES('25b85375767e707e98',9,'{"entry":"absent","number":9,"at":1795665442604,"person":"94dc5a60bbfd8f5fea56206c","until":1795665452604}');
INSERT INTO "entry" VALUES('69a7f76c740167ef11',54,'{"entry":"absent","number":54,"at":1795665442604,"person":"94dc5a60bbfd8f5fea56206c","until":1795665452604}');
CREATE TABLE forgotten (
            person TEXT NOT NULL,
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            PRIMARY KEY (person, play_table)
        );
CREATE TABLE invitation (
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            inviter TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            at BIGINT NOT NULL,
            PRIMARY KEY (person, play_table)
        );
CREATE TABLE muted (
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            whom TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            PRIMARY KEY (person, whom)
        );
CREATE TABLE node (
            name TEXT PRIMARY KEY,
            host TEXT NOT NULL,
            port BIGINT NOT NULL,
            seen BIGINT NOT NULL
        );
CREATE TABLE person (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            account TEXT UNIQUE,
            password TEXT,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL,
            settings TEXT NOT NULL DEFAULT '{}'
        , recovery TEXT, public BIGINT NOT NULL DEFAULT 0, picture TEXT NOT NULL DEFAULT 'name', look TEXT, admin BIGINT NOT NULL DEFAULT 0, factor TEXT, factor_since BIGINT NOT NULL DEFAULT 0, factor_step BIGINT NOT NULL DEFAULT 0);
INSERT INTO "person" VALUES('94dc5a60bbfd8f5fea56206c','Rosa','rosa','$argon2id$v=19$m=65536,t=3,p=4$Nod31gpzNHLkQCV5MSvS0Q$ecf7K3j/AXn8E5NWpWjQnPPmFkX1o8vlosMEeVeq9Bs',1795665422458,1795665422458,'{}','ee0e4203dc4f91450aa62619fdac320b3064fe6c974af000be3c884996197591',0,'name','rosa',0,NULL,0,0);
CREATE TABLE play_table (
            id TEXT PRIMARY KEY,
            created BIGINT NOT NULL,
            changed BIGINT NOT NULL,
            stage TEXT NOT NULL,
            entries BIGINT NOT NULL,
            listed BIGINT NOT NULL,
            summary TEXT NOT NULL,
            secret TEXT NOT NULL,
            node TEXT NOT NULL,
            epoch BIGINT NOT NULL,
            lease BIGINT NOT NULL
        , owner TEXT NOT NULL DEFAULT '');
INSERT INTO "play_table" VALUES('69a7f76c740167ef11',1795665432339,1795665442605,'over',55,0,'{"id":"69a7f76c740167ef11","variant":"casino(target=11)","changes":{"slug":"casino","options":{"target":11}},"stage":"over","clock":null,"rated":false,"seats":["Rosa","bot:greedy"],"changed":1795665442604,"people":["94dc5a60bbfd8f5fea56206c",null],"asked":[],"scores":[0,11]}','key:d3035813:3645b8d3a3a03c2708c2e4ac419510e51510c8416d9bb98531c84f814e5ae2a6','alone',1,0,'94dc5a60bbfd8f5fea56206c');
INSERT INTO "play_table" VALUES('16fb616b3005224709',1795665432674,1795665442604,'over',106,0,'{"id":"16fb616b3005224709","variant":"raub(start_score=7)","changes":{"slug":"raub","options":{"start_score":7}},"stage":"over","clock":null,"rated":false,"seats":["Rosa","bot:greedy","bot:greedy","bot:greedy"],"changed":1795665442604,"people":["94dc5a60bbfd8f5fea56206c",null,null,null],"asked":[],"scores":[15,8,7,0]}','key:d3035813:1579e66b065142e7f2128b1bdd65fb28e81ada7c5e5e14cb68544b942716322f','alone',1,0,'94dc5a60bbfd8f5fea56206c');
INSERT INTO "play_table" VALUES('aa961392557368e3da',1795665436693,1795665442597,'over',167,0,'{"id":"aa961392557368e3da","variant":"zwanzig-ab","changes":{"slug":"zwanzig-ab","options":{}},"stage":"over","clock":null,"rated":false,"seats":["Rosa","bot:greedy","bot:greedy","bot:greedy"],"changed":1795665442597,"people":["94dc5a60bbfd8f5fea56206c",null,null,null],"asked":[],"scores":[27,-7,18,12]}','key:d3035813:bcd56e7bbe00a71ca83629b410d88eb0056ce7e209753dbfe799cad11753075c','alone',1,0,'94dc5a60bbfd8f5fea56206c');
INSERT INTO "play_table" VALUES('aa3b079ea25bae565d',1795665439399,1795665442604,'over',13,0,'{"id":"aa3b079ea25bae565d","variant":"hazari(target=100)","changes":{"slug":"hazari","options":{"target":100}},"stage":"over","clock":null,"rated":false,"seats":["Rosa","bot:greedy","bot:greedy","bot:greedy"],"changed":1795665442604,"people":["94dc5a60bbfd8f5fea56206c",null,null,null],"asked":[],"scores":[0,225,135,0]}','key:d3035813:af53a26b417fb2de832d021f86ccb37303b772e3b6fb8e5b336c89e3eb5d4569','alone',1,0,'94dc5a60bbfd8f5fea56206c');
INSERT INTO "play_table" VALUES('25b85375767e707e98',1795665442426,1795665442604,'playing',10,0,'{"id":"25b85375767e707e98","variant":"casino","changes":{"slug":"casino","options":{}},"stage":"playing","clock":null,"rated":false,"seats":["Rosa","bot:greedy"],"changed":1795665442604,"people":["94dc5a60bbfd8f5fea56206c",null],"asked":[],"scores":[0,0]}','key:d3035813:ed85b504490ce73003154164441a51830c725fa3d71decb39bdc03c6e3ca4ee3','alone',1,0,'94dc5a60bbfd8f5fea56206c');
CREATE TABLE quick (
            kind TEXT PRIMARY KEY,
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE
        );
CREATE TABLE rating (
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            mu DOUBLE PRECISION NOT NULL,
            sigma DOUBLE PRECISION NOT NULL,
            played BIGINT NOT NULL,
            PRIMARY KEY (person, game)
        );
CREATE TABLE report (
            id TEXT PRIMARY KEY,
            play_table TEXT NOT NULL,
            entries BIGINT NOT NULL,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            reporter TEXT REFERENCES person(id) ON DELETE SET NULL,
            kind TEXT NOT NULL,
            text TEXT NOT NULL,
            at BIGINT NOT NULL,
            settled BIGINT NOT NULL,
            outcome TEXT NOT NULL
        );
CREATE TABLE reported_chat (
            report TEXT NOT NULL REFERENCES report(id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            at BIGINT NOT NULL,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            text TEXT NOT NULL,
            PRIMARY KEY (report, number)
        );
CREATE TABLE result (
            play_table TEXT NOT NULL,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            variant TEXT NOT NULL,
            ended BIGINT NOT NULL,
            rated BIGINT NOT NULL,
            won BIGINT NOT NULL,
            score BIGINT NOT NULL,
            evidence TEXT NOT NULL, summary TEXT NOT NULL DEFAULT '', rating DOUBLE PRECISION,
            PRIMARY KEY (play_table, person)
        );
INSERT INTO "result" VALUES('69a7f76c740167ef11','94dc5a60bbfd8f5fea56206c','casino','casino(target=11)',1795665432653,0,0,0,'{"proof":{"version":2,"table":"69a7f76c740167ef11","commitment":"sha256:d5d54d63cdc37b38108e97dc50ca2f5eb3afdd7fb9d2dbacd54d72a76aacc72d","secret":"e191cef9ef77f98cbaac9caa19e9f49d92de275f5314005eaa851b0ca307f2db","entropy":["",""],"commitments":["",""],"scores":[0,11],"winners":[1],"entry":52,"fingerprint":"sha256:157c6def635dd7f27ee0874ae1dfbe93956f1d1bbd5847884d87eec6730c15e1"},"record":{"version":1,"variant":"casino(target=11)","revision":2,"players":2,"teams":false,"seed":83517701639082292128003129171235782613164230857678406351557117805607421302934,"dealer":1,"scores":[0,0],"chance":[["Ks","4d","Ah","Qs","Ad","8h","4h","7d","Qc","9h","6d","3s","4s","9d","5s","Td","6s","Jc","Kh","As","Kc","4c","Jh","3d","9c","5h","2d","6h","2s","6c","3h","Jd","3c","2c","2h","Qh","8d","Kd","7h","9s","Js","8c","5c","Qd","7s","Ac","Tc","Ts","Th","8s","5d","7c"]],"moves":[[0,"trail 4h"],[1,"Ad x Ah"],[0,"trail 4d"],[1,"8h x 4h 4d"],[0,"trail 7d"],[1,"trail 6d"],[0,"trail Ks"],[1,"trail 3s"],[0,"trail 4s"],[1,"Td x 7d 6d 4s 3s"],[0,"trail 6s"],[1,"Kh x Ks"],[0,"trail 9d"],[1,"trail 5s"],[0,"trail Jc"],[1,"trail As"],[0,"trail 4c"],[1,"6h x 6s 5s As"],[0,"trail 5h"],[1,"Jh x Jc"],[0,"trail 9c"],[1,"trail 2d"],[0,"trail Kc"],[1,"trail 3d"],[0,"trail 2s"],[1,"2h x 2s 2d"],[0,"trail 2c"],[1,"Qh x Qs"],[0,"trail 3c"],[1,"3h x 3d 3c"],[0,"trail 6c"],[1,"trail Jd"],[0,"trail 8d"],[1,"9s x 9h 9d 9c 5h 4c"],[0,"trail 8c"],[1,"Qd x Qc"],[0,"trail Js"],[1,"trail 5c"],[0,"trail Kd"],[1,"7h x 5c 2c"],[0,"trail Ac"],[1,"7c x 6c Ac"],[0,"trail 7s"],[1,"trail 5d"],[0,"trail 8s"],[1,"trail Tc"],[0,"trail Th"],[1,"Ts x Th Tc"]],"digests":"6c1bc52f8ffd9ea785e1c155c52b211f136df045828b5bcf0610a9977367392720b5f64c08e54e39e4d6517e72251d596e32dd973dbbe5ae8c7ebc611e1e4708923773a658fc19a6ec224143b29db717562896faa06cdd17f3900f57237e6eb8418cce1587a5bb99ca95b754d7bcec066ab3ced0eadcc5b698b932ce223c4ac6ab81af5200dbcc1e53ddf85d9d0cf4a79c6002294e071097dc67ebfebea95601194d7e6369ce7619db723d374f4534e941b0d347cd15a3387835b50316cfe9eaf7701415"},"hinted":[]}','{"table":{"id":"69a7f76c740167ef11","variant":"casino(target=11)","changes":{"slug":"casino","options":{"target":11}},"stage":"over","clock":null,"rated":false,"seats":["","bot:greedy"],"changed":1795665432652,"people":["94dc5a60bbfd8f5fea56206c",null],"asked":[],"scores":[0,11]},"side":0,"deals":1,"winners":[1]}',NULL);
INSERT INTO "result" VALUES('16fb616b3005224709','94dc5a60bbfd8f5fea56206c','raub','raub(start_score=7)',1795665436579,0,0,15,'{"proof":{"version":2,"table":"16fb616b3005224709","commitment":"sha256:2230a57ced81b849fb75b87877a9a7d6c2d05fa820adfd4797ae27342528f19c","secret":"1b73ed73d78b23a1d992f75c1959d95dbf857adb3778d18f0f7fa88beeb7a47a","entropy":["","","",""],"commitments":["","","",""],"scores":[15,8,7,0],"winners":[3],"entry":103,"fingerprint":"sha256:bc5fae9b37cd9f8114107d75d55b076b4c1c823f3552c59981a9861cf83deba9"},"record":{"version":1,"variant":"raub(start_score=7)","revision":2,"players":4,"teams":false,"seed":12817851021197092979780835872028332653954625451617498156597334787019558013251,"dealer":0,"scores":[7,7,7,7],"chance":[["Jd","7c","9h","Js","Qd","7s","8c","8d","Th","9c","Kc","Jh","Ts","Ks","Kh","As","Ad","Qs","Ac","Ah","Qh","Tc","Jc","7h","8s","Qc","Td","9d","8h","Kd","9s","7d"],["7s","Ks","7c","Jh","Jc","9d","7h","Qh","9c","As","8h","9s","8c","9h","Qs","Kd","Js","8d","Ad","Kh","Td","Th","Tc","Ts","Jd","Ah","7d","Ac","Qd","8s","Kc","Qc"],["Td","7h","Jc","9h","8d","Tc","Kd","8c","Th","7d","7c","Jd","Qs","Ah","Qc","Js","Ad","Ts","Qd","9s","9c","Kh","Kc","As","9d","7s","8h","Ks","Jh","8s","Ac","Qh"],["Kc","As","Ah","Th","Jd","Jc","Tc","7s","9s","Kh","7h","8d","Qs","9c","Js","8s","Ad","Td","9d","Qc","7d","Ks","9h","Kd","Jh","7c","8h","Qh","Ac","8c","Ts","Qd"]],"moves":[[0,"deal"],[0,"look"],[1,"pass"],[2,"declare"],[3,"play"],[0,"play"],[1,"drop"],[2,"exchange Ts Js"],[2,"take_turnup Qs"],[3,"exchange 7s Qd"],[0,"exchange"],[2,"card 9h"],[3,"card Qh"],[0,"card As"],[3,"card Kh"],[0,"card 8d"],[2,"card Th"],[3,"card Ah"],[0,"card Ad"],[2,"card Jh"],[3,"card Ks"],[0,"card 8c"],[2,"card Ac"],[1,"deal"],[1,"look"],[2,"pass"],[3,"pass"],[0,"declare"],[1,"drop"],[2,"play"],[3,"play"],[2,"exchange 7s 8h"],[3,"exchange 9s Jh"],[0,"exchange"],[0,"take_turnup Qs"],[0,"card 9h"],[2,"card 8d"],[3,"card Kh"],[3,"card 7c"],[0,"card 9c"],[2,"card Ks"],[0,"card 9d"],[2,"card Ad"],[3,"card Td"],[2,"card As"],[3,"card 8c"],[0,"card Jc"],[2,"deal"],[2,"look"],[3,"pass"],[0,"declare"],[1,"play"],[2,"play"],[3,"drop"],[0,"exchange"],[0,"take_turnup Qs"],[1,"exchange 8d Tc Qc"],[2,"exchange Js 8c"],[0,"card 9h"],[1,"card Ah"],[2,"card Kh"],[1,"card 9s"],[2,"card 9c"],[0,"card Th"],[0,"card Jd"],[1,"card Qd"],[2,"card Kd"],[2,"card Ad"],[0,"card Jc"],[1,"card Ts"],[3,"deal"],[3,"look"],[0,"declare"],[1,"play"],[2,"play"],[3,"play"],[0,"exchange"],[0,"take_turnup 9s"],[1,"exchange Th 8d"],[2,"exchange Jd 9c Jc"],[3,"exchange Tc"],[0,"card As"],[1,"card Qs"],[2,"card Js"],[3,"card 7s"],[0,"card 7h"],[1,"card Ah"],[2,"card Ks"],[3,"card 9h"],[2,"card 7d"],[3,"card Ad"],[0,"card Kh"],[1,"card 9d"],[3,"card 8s"],[0,"card Kc"],[1,"card Td"],[2,"card Qc"]],"digests":"0d4cbb299db1a17a411018df5565ae80a884a10e26af0e9724e9b0cedfd47bfc349b6856ea7081dd75ab7517febc7dfe12f952080240b56c9d438d4628103a4fcdc97591b0aed37662a022ee390bf72fc6100bf8af08ead1501e4d28e2daf516f9c36eb80917d2da06fff50481593e47624ad782dfd47bfc276d64a026af0e97c60a5eb524ece16ffebc7dfe370c9aa3ba7fe399654fc400b92c34e6c333b0806d7e6498cc5e39bbf0a95c21918d46be75e49d395c432998416327519dbe065c50644a948b01e53f81593e47624ad782252bdaf9276d64a0dc50af92febc7dfea37423b18b371f7f53ec583fba7fe399ca26937f980f262a849ce8efc5f8d50935bd82484edbc63ee010bb4549142ed8918d46bed30cfe873b627803856b2f3c671a1f00624ad782252bdaf9276d64a026af0e97febc7dfed2d991d82f25cc756d6f48d767bca044f4c598092dded4632b93188985ffe4a3054f5df8ca26937f16f33139ed5b212be71f53d128769d56396d5036e8715796117a70ceee6cd73728f03435af8af9e0"},"hinted":[]}','{"table":{"id":"16fb616b3005224709","variant":"raub(start_score=7)","changes":{"slug":"raub","options":{"start_score":7}},"stage":"over","clock":null,"rated":false,"seats":["","bot:greedy","bot:greedy","bot:greedy"],"changed":1795665436578,"people":["94dc5a60bbfd8f5fea56206c",null,null,null],"asked":[],"scores":[15,8,7,0]},"side":0,"deals":4,"winners":[3]}',NULL);
INSERT INTO "result" VALUES('aa961392557368e3da','94dc5a60bbfd8f5fea56206c','zwanzig_ab','zwanzig-ab',1795665439306,0,0,27,'{"proof":{"version":2,"table":"aa961392557368e3da","commitment":"sha256:e8f2666568efba4a536b696a99da32dbe9204347606b1613c6e8a4cde77264ab","secret":"61e8b70e6fb26da60cf2216d9a294a1168ed3e00a923b3aa6a9c3593fcd5b8de","entropy":["","","",""],"commitments":["","","",""],"scores":[27,-7,18,12],"winners":[1],"entry":164,"fingerprint":"sha256:df4581ff51d134e44f557578fbbbea0716a74a60267d4b315d6b140feebf7e3b"},"record":{"version":1,"variant":"zwanzig-ab","players":4,"teams":false,"seed":93882697671303998932930820921830819265277398302928630780499630001247447060719,"dealer":0,"scores":[20,20,20,20],"chance":[["Td","Js","7h","8d","Ks","Tc","9d","7d","9h","Ts","8c","Qs","7s","Qh","Kc","9s","Th","As","Ac","Jd","Ah","Kh","Jh","Jc","Qc","Ad","9c","Kd","8s","7c","8h","Qd"],["Th","8c","Qs","7s","Qd","Ts","Ah","9d","As","Qh","7c","9s","Qc","Jd","Tc","Kh","9h","Ks","Kc","9c","Ad","8s","Jh","Js","8d","Ac","8h","Jc","Kd","Td","7d","7h"],["Tc","9h","7c","Jh","8s","7h","8c","9s","Td","8d","7s","Qh","Ac","Qc","9c","Jd","Ah","Jc","Kc","Ks","Qd","Js","Qs","8h","7d","Kd","Th","Ts","Kh","As","9d","Ad"],["Jh","Js","Jd","Qs","Kd","Ts","Qd","9c","7d","9d","7h","Qc","Qh","Kh","Kc","Td","9h","Ah","8c","Ac","9s","Jc","8s","As","Th","Tc","Ks","7s","8d","8h","Ad","7c"],["Qh","Qd","Tc","7h","Kd","Kc","Jc","Ts","9d","Jh","9s","7d","Ac","7s","Js","9c","9h","8s","8h","8d","Jd","8c","Ad","Td","Ks","Ah","As","Qs","Th","Kh","7c","Qc"],["8h","7h","9d","7c","Ac","Th","Td","9h","Tc","8c","8s","Jc","As","7s","Ts","Qc","8d","Jh","Qh","Ad","Kc","Qs","7d","Qd","9s","Ah","Kh","Kd","9c","Js","Jd","Ks"]],"moves":[[1,"choose h"],[1,"exchange Js 8c"],[2,"exchange 7s Qs 8d"],[3,"exchange 9s Ks Kc"],[0,"exchange"],[2,"stay"],[3,"stay"],[0,"stay"],[1,"card Ah"],[2,"card 7h"],[3,"card Th"],[0,"card As"],[1,"card Kh"],[2,"card Jh"],[3,"card 9c"],[0,"card 7d"],[1,"card 9h"],[2,"card Qh"],[3,"card Kd"],[0,"card 9d"],[2,"card Jc"],[3,"card Tc"],[0,"card Ac"],[1,"card Ts"],[0,"card Jd"],[1,"card Td"],[2,"card Qc"],[3,"card Ad"],[2,"choose h"],[2,"exchange 7c 8c"],[3,"exchange 7s 9s Jd"],[0,"exchange"],[1,"exchange Ks 9d 9c"],[3,"drop"],[0,"stay"],[1,"stay"],[2,"card Th"],[0,"card 9h"],[1,"card Ah"],[1,"card Ac"],[2,"card Qh"],[0,"card Tc"],[2,"card As"],[0,"card Ts"],[1,"card 8h"],[1,"card Kc"],[2,"card 8s"],[0,"card Kh"],[0,"card Qd"],[1,"card Jc"],[2,"card Ad"],[3,"choose h"],[3,"exchange 7s 8d"],[0,"exchange"],[1,"exchange 8s Jd 9c"],[2,"exchange 9s 8c Jc"],[0,"stay"],[1,"stay"],[2,"stay"],[3,"card 9h"],[0,"card Jh"],[1,"card Ah"],[2,"card Th"],[1,"card 7h"],[2,"card Ks"],[3,"card Js"],[0,"card Qh"],[0,"card 7c"],[1,"card 8h"],[2,"card Kc"],[3,"card Tc"],[1,"card Qs"],[2,"card Ts"],[3,"card Qd"],[0,"card Qc"],[2,"card Kd"],[3,"card Td"],[0,"card Ac"],[1,"card 7d"],[0,"choose s"],[0,"exchange"],[1,"exchange Qh Jd Qc"],[2,"exchange 9h Kd Kc"],[3,"exchange Qd 8c 9c"],[1,"stay"],[2,"stay"],[3,"stay"],[0,"card Js"],[1,"card Qs"],[2,"card Ts"],[3,"card 7s"],[2,"card As"],[3,"card Ks"],[0,"card 7h"],[1,"card 8s"],[2,"card Th"],[3,"card Ah"],[0,"card Jh"],[1,"card Kh"],[3,"card Ac"],[0,"card 7d"],[1,"card Jc"],[2,"card Tc"],[3,"card 8d"],[0,"card 9d"],[1,"card 9s"],[2,"card Td"],[1,"choose h"],[1,"exchange 9s 9d Qd"],[2,"exchange 7s 7d"],[3,"exchange Js Kd 9c"],[0,"exchange"],[2,"stay"],[3,"stay"],[0,"stay"],[1,"card Jh"],[2,"card 7h"],[3,"card Ah"],[0,"card 8h"],[3,"card 9h"],[0,"card 8s"],[1,"card Qh"],[2,"card Ks"],[1,"card Ad"],[2,"card Td"],[3,"card Qs"],[0,"card 8d"],[1,"card Jd"],[2,"card Tc"],[3,"card Kc"],[0,"card Ts"],[1,"card 8c"],[2,"card Ac"],[3,"card As"],[0,"card Jc"],[2,"choose h"],[2,"exchange 8s 8c"],[3,"exchange 7s 9d 7c"],[0,"exchange"],[1,"exchange"],[3,"drop"],[0,"stay"],[1,"stay"],[2,"card 7h"],[0,"card Th"],[1,"card 9h"],[0,"card Ts"],[1,"card Jh"],[2,"card Qs"],[1,"card Qh"],[2,"card 8h"],[0,"card 8d"],[1,"card Td"],[2,"card Kc"],[0,"card Qc"],[1,"card Ad"],[2,"card Tc"],[0,"card Ac"]],"digests":"4b2cb31155638aab78c6fb2d571d9b36917bd0c5febc7dfea8b888d4a97ae2e3ab3c5cbaca26937fadc9ec69caa03a1c70c0b68580968bdeac8bc8177c030ee12303d90703843871bbbb6e8462c685f7167ef6db7b8a4f161da1bd1da4dccf96492f54714edbc63e28f034356cbae985374b1cdd6f12a7296a72ddc2118b87a2febc7dfeec529b44dc50af92ab3c5cbaaafe368d735be1f4ba7fe399802239ef1d27147ebbbb6e84f2aed7ad5c4329985cc580fbf8aa2c0f57970cdfa881ab26c6e152e159eb60ad6af7256f31d44abf57118655182fffa4febc7dfeb05144a7e180c1beab3c5cbaaafe368da8b888d4ab0289e0040d7986ca26937f2a764860bcb4861016f331399268c361b8b883fcd24edaf93ee411c146ea66a6e72705e62dded463f443316a48960ad4ee82ce9cdb3d5e1f807685a4a4dccf969356479ee59828c7febc7dfe548c6a303b6da722556275a6aafe368da8b888d4a97ae2e38315a9182dded463f443316ae13cad085c432998af08ead1054f5df8e82499af735be1f462a022ee040d7986c822c53db5a1a5ef4f99e2406af7256f2bf0f5aedcb41fe8f0a95c21849ce8ef80f337c136f56ec982c026f76dffec280226a844febc7dfea8b888d4a97ae2e3ab3c5cbabdf6a26eadc9ec6962a022ee6a04fcd2ab0289e000071ab7aac604fd5fece76e80f02cc7398d5e4c855865f2bf9ec9a4f7201dd6a45a66f5ff11bd4e93e64f62e9e596c00c5a7e07e5b8f2700fac49a1537c93117d346ab4ba6805c7febc7dfe9dbba4dadc50af92ab3c5cbaaafe368dadc9ec69dbdd5065091ed9095cc580fbbdf6a26e910d715baac604fd2f997bb8c60741ad28f0343546ea66a6dd71a86580f02cc7a45a66f55b518a0e"},"hinted":[]}','{"table":{"id":"aa961392557368e3da","variant":"zwanzig-ab","changes":{"slug":"zwanzig-ab","options":{}},"stage":"over","clock":null,"rated":false,"seats":["","bot:greedy","bot:greedy","bot:greedy"],"changed":1795665439259,"people":["94dc5a60bbfd8f5fea56206c",null,null,null],"asked":[],"scores":[27,-7,18,12]},"side":0,"deals":6,"winners":[1]}',NULL);
INSERT INTO "result" VALUES('aa3b079ea25bae565d','94dc5a60bbfd8f5fea56206c','hazari','hazari(target=100)',1795665442386,0,0,0,'{"proof":{"version":2,"table":"aa3b079ea25bae565d","commitment":"sha256:24612aba89049e6d7e37bb0eeabe9953c3b377905ddd28fc401583a58a6caa7b","secret":"833085f94459d4ca3cc817c9f52d99f3b41c834fe97e38245969975670b9a5d1","entropy":["","","",""],"commitments":["","","",""],"scores":[0,225,135,0],"winners":[1],"entry":10,"fingerprint":"sha256:cd504a94f967d3958ff91d688b937625cb0867a6b4e53923718d12a011384278"},"record":{"version":1,"variant":"hazari(target=100)","players":4,"teams":false,"seed":4104059917302410590883698651293411743778383524517405411066487947362485260607,"dealer":0,"scores":[0,0,0,0],"chance":[["Jc","Qh","2h","9c","3s","6c","Th","9h","Kh","Qc","2c","As","Kd","Ah","Ac","Jh","3c","8h","Qs","5h","8c","8s","9d","Qd","Td","4h","5c","2s","4d","9s","6s","Jd","Kc","4s","Tc","6d","7c","7h","5d","Ad","Ks","3d","8d","Js","2d","Ts","7s","5s","6h","4c","3h","7d"]],"moves":[[3,"arrange Ac 3h 2h / Th 9d 8d / 7s 6s 5d / Qs Tc 5c 2c"],[1,"arrange Ks Kh Kd / 8c 7c 6h / 4d 3s 2d / Kc Jc Td 3c"],[2,"arrange 4s 4h 4c / Ts 9s 8s / 8h 7h 6c / Ah Qh Qc 3d"],[0,"arrange Js Jh Jd / 7d 6d 5h / As 5s 2s / Ad Qd 9h 9c"]],"digests":"d6f8fb3f89d31ca98a57c8c78811769e0dd124cf"},"hinted":[]}','{"table":{"id":"aa3b079ea25bae565d","variant":"hazari(target=100)","changes":{"slug":"hazari","options":{"target":100}},"stage":"over","clock":null,"rated":false,"seats":["","bot:greedy","bot:greedy","bot:greedy"],"changed":1795665442385,"people":["94dc5a60bbfd8f5fea56206c",null,null,null],"asked":[],"scores":[0,225,135,0]},"side":0,"deals":1,"winners":[1]}',NULL);
CREATE TABLE schema_version (version BIGINT PRIMARY KEY);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "schema_version" VALUES(3);
INSERT INTO "schema_version" VALUES(4);
INSERT INTO "schema_version" VALUES(5);
INSERT INTO "schema_version" VALUES(6);
INSERT INTO "schema_version" VALUES(7);
INSERT INTO "schema_version" VALUES(8);
INSERT INTO "schema_version" VALUES(9);
INSERT INTO "schema_version" VALUES(10);
INSERT INTO "schema_version" VALUES(11);
INSERT INTO "schema_version" VALUES(12);
CREATE TABLE seated (
            play_table TEXT NOT NULL REFERENCES play_table(id) ON DELETE CASCADE,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            PRIMARY KEY (play_table, person)
        );
INSERT INTO "seated" VALUES('69a7f76c740167ef11','94dc5a60bbfd8f5fea56206c');
INSERT INTO "seated" VALUES('16fb616b3005224709','94dc5a60bbfd8f5fea56206c');
INSERT INTO "seated" VALUES('aa961392557368e3da','94dc5a60bbfd8f5fea56206c');
INSERT INTO "seated" VALUES('aa3b079ea25bae565d','94dc5a60bbfd8f5fea56206c');
INSERT INTO "seated" VALUES('25b85375767e707e98','94dc5a60bbfd8f5fea56206c');
CREATE TABLE session (
            id TEXT PRIMARY KEY,
            hash TEXT NOT NULL UNIQUE,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            browser TEXT NOT NULL,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL
        , confirmed BIGINT NOT NULL DEFAULT 0);
INSERT INTO "session" VALUES('be1ad88f92d1483a','a2d03fbe76780bd9f53ef7d996bc54fcfa3559003b703c595ee8208588cb97d8','94dc5a60bbfd8f5fea56206c','Python/3.11 aiohttp/3.14.5',1795665422686,1795665422686,0);
CREATE TABLE setting (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        );
INSERT INTO "setting" VALUES('newest-key','d3035813');
INSERT INTO "setting" VALUES('link-key','e0b256d9200faa887eed917866760214a4e91138beb647c807aae0b650c6fd51');
INSERT INTO "setting" VALUES('cookie-key','cb501fe2e9f1424c78b671aaad653662d66600a98974ea08fc3c7d24791808e4');
CREATE TABLE token (
            hash TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            created BIGINT NOT NULL
        , scope TEXT NOT NULL DEFAULT 'play', expires BIGINT NOT NULL DEFAULT 0);
INSERT INTO "token" VALUES('388281bb48c301fbf40cd963fce89e9383d908221357c19948bcfe197fe79142','94dc5a60bbfd8f5fea56206c','my program',1795665424623,'play',1827201424623);
CREATE TABLE tried (who TEXT NOT NULL, at BIGINT NOT NULL);
CREATE INDEX seated_person ON seated (person);
CREATE INDEX muted_whom ON muted (whom);
CREATE INDEX person_seen ON person (seen);
CREATE INDEX tried_who ON tried (who, at);
CREATE INDEX session_person ON session (person, seen);
CREATE INDEX play_table_owner ON play_table (owner, stage);
CREATE INDEX result_incomplete ON result (play_table) WHERE summary = '';
CREATE INDEX result_person ON result (person, ended, play_table);
CREATE INDEX result_person_game ON result (person, game, ended, play_table);
CREATE INDEX result_person_variant ON result (person, variant, ended, play_table);
CREATE INDEX invitation_table ON invitation (play_table);
CREATE INDEX invitation_inviter ON invitation (inviter, at);
CREATE INDEX person_look ON person (look);
CREATE INDEX ban_person ON ban (person);
CREATE INDEX report_settled ON report (settled, at);
CREATE INDEX report_person ON report (person);
CREATE INDEX report_reporter ON report (reporter, at);
CREATE INDEX reported_chat_person ON reported_chat (person);
CREATE INDEX chat_at ON chat (at);
CREATE INDEX play_table_stage ON play_table (stage, created);
CREATE INDEX play_table_created ON play_table (created);
CREATE INDEX rating_worth ON rating (game, (mu - 3 * sigma) DESC, person);
CREATE INDEX result_won ON result (person, game, variant, rated, won, score);
CREATE INDEX result_rated ON result (variant, person) WHERE rated = 1;
COMMIT;
