/** Short sounds made of noise and sine waves: card, wood, knock, tone. No sound is the only sign of an event. */
import { settings } from "$/settings.svelte.ts";

export type SoundName = "card" | "deal" | "slide" | "wood" | "knock" | "turn" | "chair" | "refused" | "end";

/** The delay after which a sound is no longer played, in milliseconds. */
const LATE_MS = 1000;

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (settings.sound === "off" || typeof AudioContext === "undefined") return null;
  // Browsers allow sound only after the first interaction with the page.
  if (!navigator.userActivation?.hasBeenActive) return null;
  if (context?.state === "closed") context = null;
  context ??= new AudioContext();
  return context;
}

/** Play band-filtered noise: paper on cloth. */
function noise(
  at: AudioContext,
  { seconds, frequency, loud, when = 0 }: { seconds: number; frequency: number; loud: number; when?: number },
): void {
  const length = Math.ceil(at.sampleRate * seconds);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = new AudioBufferSourceNode(at, { buffer });
  const band = new BiquadFilterNode(at, { type: "bandpass", frequency, Q: 0.8 });
  source
    .connect(band)
    .connect(new GainNode(at, { gain: loud }))
    .connect(at.destination);
  source.start(at.currentTime + when);
}

/** Play a tone that fades out. */
function tone(
  at: AudioContext,
  { seconds, frequency, loud, when = 0 }: { seconds: number; frequency: number; loud: number; when?: number },
): void {
  const begin = at.currentTime + when;
  const wave = new OscillatorNode(at, { type: "sine", frequency });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  wave.connect(gain).connect(at.destination);
  wave.start(begin);
  wave.stop(begin + seconds);
}

const SOUNDS: Record<SoundName, (at: AudioContext) => void> = {
  card: (at) => noise(at, { seconds: 0.07, frequency: 1900, loud: 0.3 }),
  deal: (at) => noise(at, { seconds: 0.05, frequency: 2300, loud: 0.14 }),
  slide: (at) => noise(at, { seconds: 0.22, frequency: 1300, loud: 0.16 }),
  wood: (at) => tone(at, { seconds: 0.09, frequency: 520, loud: 0.12 }),
  knock: (at) => [0, 0.13].forEach((when) => tone(at, { seconds: 0.14, frequency: 150, loud: 0.3, when })),
  turn: (at) => tone(at, { seconds: 0.5, frequency: 660, loud: 0.07 }),
  chair: (at) => noise(at, { seconds: 0.16, frequency: 420, loud: 0.2 }),
  refused: (at) => tone(at, { seconds: 0.12, frequency: 190, loud: 0.16 }),
  end: (at) => [262, 330, 392].forEach((frequency) => tone(at, { seconds: 1.1, frequency, loud: 0.06 })),
};

/** The latest sound that waits for a suspended context, and the time of its request. */
let waiting: { name: SoundName; since: number } | null = null;

/**
 * Play a sound. The browser suspends the context, for example during a call or after the device has slept; it is then
 * resumed, and the latest of the sounds requested meanwhile is played if it is not late.
 */
export function play(name: SoundName): void {
  const at = audio();
  if (!at) return;
  if (at.state === "running") {
    SOUNDS[name](at);
    return;
  }
  waiting = { name, since: performance.now() };
  at.resume().then(
    () => {
      if (waiting && performance.now() - waiting.since < LATE_MS) SOUNDS[waiting.name](at);
      waiting = null;
    },
    () => undefined, // the browser still does not allow sound
  );
}
