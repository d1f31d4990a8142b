# The pages of the rules at lasting addresses (docs/explanation/rules-pages.md).

rules-pages-title = { $name }: rules of the card game
rules-pages-also = Also called { LIST($names, style: "comma") }
rules-pages-play = Open a table
rules-pages-contents = Contents
rules-pages-languages = Other languages
rules-pages-differences = How it differs from { $name }
rules-pages-option = Option
rules-pages-usual = This is the usual form of { $game }.
rules-pages-other-forms = Other forms of the game
rules-pages-compare = Compare all forms
rules-pages-compared = All games and their forms compared
rules-pages-compared-says = Traditional card games in all their local forms: each option, and how each form plays it. Values that differ from the usual form, which comes first, are in bold.
rules-pages-players = Number of players
rules-pages-home = To the start page
