# লাইন প্রোটোকল যা বলে (docs/reference/protocol.md)।

protocol-legal = চলে

refusal-not-json = UTF-8-এ লেখা JSON নয়: { PROBLEM($problem) }
refusal-not-an-object = অনুরোধ হলো একটি অবজেক্ট, যেমন { "{\"do\": \"variants\"}" }
refusal-line-too-long = এক লাইনে বড়জোর { $limit } বাইট
refusal-unknown-verb = { "`do`" } হবে এগুলোর একটি: { LIST($candidates, style: "comma") }
refusal-missing-field = { $verb } চায় { $part }
refusal-unknown-field = { $verb } চেনে না { $part }; যা চেনে: { LIST($candidates, style: "comma") }
refusal-bad-field = { $verb }: { PROBLEM($problem) }
refusal-bad-field--ms-or-simulations = { "suggest" } নেয় { "ms" } বা { "simulations" }, দুটো একসঙ্গে নয়
refusal-unknown-match = { $part } নামে কোনো ম্যাচ নেই
refusal-nothing-to-decide = আসন { $seat }-এর এখন কিছু ঠিক করার নেই
refusal-internal-error = ভুলটা Virado-র নিজের; ট্রেসব্যাক stderr-এ আছে
