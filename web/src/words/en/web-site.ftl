# The page without a server (`virado site`).

web-site-program = The games on this device
web-site-begins = The games are being loaded onto this device.
web-site-loads = The games are being loaded onto this device: { $received } of { $total } MB.
web-site-starts = The games have been loaded and are starting.
web-site-ready = The games are ready.
web-site-failed = The games could not be loaded onto this device.
    .says = Check your network and try again. If it fails again, close other tabs or use a newer browser: the device may have too little free memory.
web-site-not-kept = This browser does not let the page store anything. Your matches end when you close it; save those that you want to keep to a file.
web-site-waits = Loading …
web-site-waits-game = { $game }: you can play as soon as the games have been loaded
web-site-together = Several people here
web-site-seats = Take a seat for everyone who plays on this device, and give the others to bots.
web-site-foot = No account, no adverts, no money. The cards are dealt on this device, so whoever plays can read them in its program.
web-site-no-friends = For friends on other devices, you need a Virado server. Here you play against bots, or with several people on this device.
web-site-no-accounts = This page has no accounts, ratings or leaders, because they need a server. Your name and your matches stay in this browser.
web-site-no-proof = This page does not prove that a deal is fair. The cards are dealt on this device, and whoever plays can read them in its program.
web-site-no-own-bots = To connect a bot of your own, you need a Virado server.
web-site-no-admin = This page has no server, so there is nothing to administer.
web-site-privacy = Your name, matches and settings stay in this browser and are sent to nobody. The page only fetches its own files from the address where you opened it.
web-site-weaker = On this page Club plays in place of Expert for now. A Virado server has the experts.
