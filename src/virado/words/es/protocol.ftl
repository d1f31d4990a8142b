# Lo que dice el protocolo de líneas (docs/reference/protocol.md).

protocol-legal = permitida

refusal-not-json = no es JSON en UTF-8: { PROBLEM($problem) }
refusal-not-an-object = una petición es un objeto como { "{\"do\": \"variants\"}" }
refusal-line-too-long = una línea tiene { $limit } bytes como mucho
refusal-unknown-verb = { "`do`" } es uno de { LIST($candidates, style: "comma") }
refusal-missing-field = a { $verb } le falta { $part }
refusal-unknown-field = { $verb } no conoce { $part }; conoce { LIST($candidates, style: "comma") }
refusal-bad-field = { $verb }: { PROBLEM($problem) }
refusal-bad-field--ms-or-simulations = { "suggest" } lleva { "ms" } o { "simulations" }, no los dos
refusal-unknown-match = no hay ninguna partida { $part }
refusal-nothing-to-decide = el puesto { $seat } no tiene nada que decidir ahora
refusal-internal-error = un error del propio Virado; los detalles están en stderr
