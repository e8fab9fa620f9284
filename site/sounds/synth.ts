// Plays a score into a buffer, ahead of time and off the loudspeaker.
import type { Note, Score } from "./scores";

export const RATE = 24_000;

function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, RATE, RATE);
  const data = buffer.getChannelData(0);
  let seed = 22_222; // the same hiss each time: a pack of sounds is the same on every machine
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    data[i] = seed / 0x3fffffff - 1;
  }
  return buffer;
}

const pair = (value: number | [number, number]): [number, number] => (typeof value === "number" ? [value, value] : value);

function source(context: BaseAudioContext, note: Note, at: number, end: number, hiss: AudioBuffer): AudioScheduledSourceNode & AudioNode {
  if (note.wave === "noise") {
    const player = context.createBufferSource();
    player.buffer = hiss;
    player.loop = true;
    return player;
  }
  const tone = context.createOscillator();
  const [from, to] = pair(note.pitch);
  tone.type = note.wave;
  tone.frequency.setValueAtTime(from, at);
  if (to !== from) tone.frequency.exponentialRampToValueAtTime(to, end);
  return tone;
}

function playNote(context: BaseAudioContext, note: Note, shift: number, hiss: AudioBuffer, out: AudioNode) {
  const at = note.at + shift;
  const held = at + (note.rise ?? 0.01) + note.hold;
  const end = held + note.fade;
  const voice = source(context, note, at, end, hiss);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(note.loud, at + (note.rise ?? 0.01));
  gain.gain.setValueAtTime(note.loud, held);
  gain.gain.exponentialRampToValueAtTime(0.0004, end);
  let last: AudioNode = voice;
  if (note.dull !== undefined) {
    const filter = context.createBiquadFilter();
    const [from, to] = pair(note.dull);
    filter.type = "lowpass";
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.linearRampToValueAtTime(to, end);
    last = last.connect(filter);
  }
  last.connect(gain).connect(out);
  voice.start(at);
  voice.stop(end + 0.02);
}

/** A looping score is played twice and its second round kept, so that tails of the end sound over the beginning. */
export async function render(score: Score): Promise<AudioBuffer> {
  const rounds = score.loops ? 2 : 1;
  const context = new OfflineAudioContext(1, Math.ceil(score.seconds * rounds * RATE), RATE);
  const hiss = noise(context);
  const soft = context.createDynamicsCompressor();
  soft.connect(context.destination);
  for (let round = 0; round < rounds; round++) for (const note of score.notes) playNote(context, note, round * score.seconds, hiss, soft);
  const whole = await context.startRendering();
  if (rounds === 1) return whole;
  const size = Math.floor(score.seconds * RATE);
  const loop = context.createBuffer(1, size, RATE);
  loop.copyToChannel(whole.getChannelData(0).subarray(size, size * 2), 0);
  return loop;
}
