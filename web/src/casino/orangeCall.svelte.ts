/** The viewer's choice to make the next capture with the call "orange". */
export const calling = $state({ withCapture: false });
