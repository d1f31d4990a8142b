/** Focus an element that replaces the focused one; leave the focus alone while another element has it. */
export function takeLostFocus(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
