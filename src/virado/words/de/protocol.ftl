# Was das Zeilenprotokoll sagt (docs/reference/protocol.md).

protocol-legal = erlaubt

refusal-not-json = kein JSON in UTF-8: { PROBLEM($problem) }
refusal-not-an-object = eine Anfrage ist ein Objekt wie { "{\"do\": \"variants\"}" }
refusal-line-too-long = eine Zeile hat höchstens { $limit } Byte
refusal-unknown-verb = { "`do`" } ist eines von { LIST($candidates, style: "comma") }
refusal-missing-field = zu { $verb } gehört { $part }
refusal-unknown-field = { $verb } kennt kein { $part }, nur { LIST($candidates, style: "comma") }
refusal-bad-field = { $verb }: { PROBLEM($problem) }
refusal-bad-field--ms-or-simulations = { "suggest" } nimmt { "ms" } oder { "simulations" }, nicht beides
refusal-unknown-match = eine Partie { $part } gibt es nicht
refusal-nothing-to-decide = Platz { $seat } hat jetzt nichts zu entscheiden
refusal-internal-error = ein Fehler in Virado selbst; der Traceback steht auf stderr
