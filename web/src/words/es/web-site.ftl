# La página sin servidor (`virado site`).

web-site-program = Los juegos en este aparato
web-site-begins = Los juegos se están cargando en este aparato.
web-site-loads = Los juegos se están cargando en este aparato: { $received } de { $total } MB.
web-site-starts = Los juegos están cargados y empiezan ahora.
web-site-ready = Los juegos están listos.
web-site-failed = No se pudieron cargar los juegos en este aparato.
    .says = Comprueba tu red y vuelve a intentarlo. Si falla otra vez, cierra otras pestañas o usa un navegador más nuevo: quizá el aparato tiene poca memoria libre.
web-site-not-kept = Este navegador no deja que la página guarde nada. Tus partidas acaban cuando la cierras; guarda en un archivo las que quieras conservar.
web-site-waits = Cargando…
web-site-waits-game = { $game }: podrás jugar cuando se hayan cargado los juegos
web-site-together = Varias personas aquí
web-site-seats = Toma un puesto para cada persona que juega en este aparato y da los demás a los bots.
web-site-foot = Sin cuenta, sin anuncios, sin dinero. Las cartas se reparten en este aparato, así que quien juega puede leerlas en el programa.
web-site-no-friends = Para jugar con amistades en otros aparatos hace falta un servidor de Virado. Aquí juegas contra bots o entre varias personas en este aparato.
web-site-no-accounts = Esta página no tiene cuentas, puntuaciones ni clasificaciones, porque necesitan un servidor. Tu nombre y tus partidas se quedan en este navegador.
web-site-no-proof = Esta página no demuestra que el reparto sea limpio. Las cartas se reparten en este aparato y quien juega puede leerlas en el programa.
web-site-no-own-bots = Para conectar un bot propio hace falta un servidor de Virado.
web-site-no-admin = Esta página no tiene servidor, así que no hay nada que administrar.
web-site-privacy = Tu nombre, tus partidas y tus ajustes se quedan en este navegador y no se envían a nadie. La página solo descarga sus propios archivos de la dirección en la que la abriste.
web-site-weaker = En esta página, por ahora, Club juega en lugar de Experto. Un servidor de Virado tiene los expertos.
