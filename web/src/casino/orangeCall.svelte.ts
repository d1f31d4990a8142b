/** Whether the next capture is to be made with the call "orange". */
export const calling = $state({ withCapture: false });
