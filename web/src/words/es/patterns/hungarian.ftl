# Palos alemanes y húngaros, en lugar de los de web-tricks.ftl.

web-tricks-suit = { $suit ->
        [s] hoja
        [h] corazón
        [d] cascabel
       *[c] bellota
    }
