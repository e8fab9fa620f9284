// The audio port: what the table asks of whatever makes sound, so that rules of timing are tested without a loudspeaker.

export const SOUND_NAMES = ["tick", "signal", "gong", "wheel", "intrigue", "right", "wrong", "victory", "defeat"] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

export interface PlayOptions {
  /** Audio time in seconds (`port.time()`); now when absent. */
  at?: number;
  loop?: boolean;
  /** Stretches or squeezes the sound to this many seconds. */
  lasts?: number;
}

export interface Playing {
  /** Ends it, fading over `fade` seconds; a sound that has not begun never begins. Harmless when it is over. */
  stop(fade?: number): void;
}

export interface AudioPort {
  /** Seconds on the audio clock. It stands still while the context is locked or the tab is stopped. */
  time(): number;
  /** Whether a tap has unlocked the sound and everything is rendered. */
  ready(): boolean;
  play(sound: SoundName, options?: PlayOptions): Playing;
}

export const FADE_S = 3;
