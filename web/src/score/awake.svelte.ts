/** A screen that stays awake on request. Browsers end this when the page is hidden; it is asked for again. */
export class Awake {
  readonly isPossible = typeof navigator !== "undefined" && "wakeLock" in navigator;
  isWanted = $state(false);
  /** True if the browser has refused, for example to save its battery. */
  isRefused = $state(false);
  #lock: WakeLockSentinel | null = null;
  readonly #again = (): void => {
    if (document.visibilityState === "visible") void this.#request();
  };

  want(isWanted: boolean): void {
    this.isWanted = isWanted;
    this.isRefused = false;
    if (!isWanted) return this.release();
    document.addEventListener("visibilitychange", this.#again);
    void this.#request();
  }

  release(): void {
    document.removeEventListener("visibilitychange", this.#again);
    this.#lock?.release().catch(() => undefined);
    this.#lock = null;
  }

  async #request(): Promise<void> {
    try {
      const lock = await navigator.wakeLock.request("screen");
      if (this.isWanted) this.#lock = lock;
      else await lock.release();
    } catch {
      this.isRefused = true;
      this.isWanted = false;
    }
  }
}
