// The line to the server: ticket, socket, hello; pings, a dead line noticed, a new one tried; presses sent again till answered.
import { hex } from "./ids";
import type { ClientFrame, CommandFrame, ServerMessage } from "./joint";

export interface Wire { send(text: string): void; close(): void; onopen: (() => void) | null; onmessage: ((event: { data: unknown }) => void) | null; onclose: (() => void) | null }

/** Everything outside: given at the one place that wires the page, and by tests. */
export interface Ports {
  ticket(): Promise<string>;
  open(ticket: string): Wire;
  after(ms: number, act: () => void): () => void;
  nowMs(): number;
  chance(): number;
  pending(): readonly CommandFrame[];
  window: string;
  hear(frame: ServerMessage): void;
  state(line: "joining" | "lost"): void;
  /** The first view of this socket has come. */
  greeted(): void;
  /** The server no longer knows these tokens, or a ticket was refused for good. */
  gone(code: string): void;
}

export const DEAD_MS = 8_000;
const CHECK_MS = 3_000;
const BACKOFF_MS = [250, 500, 1000, 2000, 4000, 8000];

/** A refusal of a ticket that trying again cannot help. */
export class Closed extends Error { constructor(readonly code: string) { super(code); } }

export class Socket {
  private wire: Wire | null = null;
  private live = false;
  /** A ticket is being asked for: looking again now would only lose it, and the wish to take over with it. */
  private asking = false;
  private stopped = true;
  private failures = 0;
  private cancelDeath: (() => void) | null = null;
  private cancelRetry: (() => void) | null = null;
  private turn = 0;
  private readonly asked = new Map<string, { resolve: (at: number) => void; reject: (why: Error) => void }>();
  constructor(private readonly ports: Ports) {}

  start(take = false): void {
    this.stopped = false;
    void this.connect(take);
  }

  stop(): void {
    this.stopped = true;
    this.drop();
  }

  /** A press goes at once when the line is live, else with the next hello. */
  press(frame: CommandFrame): void {
    if (!this.live) return;
    this.send(frame);
    this.ping().catch(() => undefined);
  }

  tell(frame: ClientFrame): void { if (this.live) this.send(frame); }

  /** The page came back (shown again, online again, awake again): find out at once whether the line is alive. */
  check(): void {
    if (this.stopped) return;
    if (this.live) return void this.ping(CHECK_MS).catch(() => undefined);
    if (!this.wire && !this.asking) { this.failures = 0; void this.connect(false); }
  }

  private async connect(take: boolean): Promise<void> {
    this.drop();
    const turn = ++this.turn;
    this.ports.state("joining");
    this.expect(DEAD_MS);
    this.asking = true;
    try {
      const ticket = await this.ports.ticket();
      if (turn === this.turn) this.asking = false;
      if (turn !== this.turn || this.stopped) return;
      this.listen(this.ports.open(ticket), take);
    } catch (trouble) {
      if (turn !== this.turn) return;
      if (trouble instanceof Closed) { this.stop(); return this.ports.gone(trouble.code); }
      this.fall();
    }
  }

  private listen(wire: Wire, take: boolean): void {
    this.wire = wire;
    wire.onopen = () => this.send({ do: "hello", id: hex(8), window: this.ports.window, ...(take ? { take } : {}) });
    wire.onmessage = ({ data }) => { if (this.wire === wire) this.receive(String(data)); };
    wire.onclose = () => { if (this.wire === wire) this.fall(); };
  }

  private receive(text: string): void {
    const frame = JSON.parse(text) as ServerMessage;
    if (frame.t === "pong" || frame.t === "view" || frame.t === "elsewhere") this.alive();
    if (frame.t === "taken") { this.stop(); return this.ports.hear(frame); }
    if (frame.t === "busy") this.again(frame.id);
    if (frame.t === "pong") { this.asked.get(frame.id)?.resolve(frame.at); this.asked.delete(frame.id); }
    this.ports.hear(frame);
    if (frame.t === "view" && !this.live) this.greeted();
  }

  private greeted(): void {
    this.live = true;
    this.failures = 0;
    for (const frame of this.ports.pending()) this.send(frame);
    this.ports.greeted();
  }

  /** The server's time, or a rejection when the line is down or falls; no answer in `patience` means a dead line. */
  ping(patience: number = DEAD_MS): Promise<number> {
    if (!this.live) return Promise.reject(new Error("the line is down"));
    const id = hex(4);
    const answer = new Promise<number>((resolve, reject) => this.asked.set(id, { resolve, reject }));
    this.send({ do: "ping", id, t0: Math.round(this.ports.nowMs()) });
    if (!this.cancelDeath || patience < DEAD_MS) this.expect(patience);
    return answer;
  }

  private expect(ms: number): void {
    this.cancelDeath?.();
    this.cancelDeath = this.ports.after(ms, () => this.fall());
  }

  private alive(): void { this.cancelDeath?.(); this.cancelDeath = null; }

  private again(id: string): void {
    this.ports.after(150 + 450 * this.ports.chance(), () => {
      const frame = this.ports.pending().find((each) => each.id === id);
      if (frame && this.live) this.send(frame);
    });
  }

  private fall(): void {
    this.drop();
    if (this.stopped) return;
    this.ports.state("lost");
    const step = BACKOFF_MS[Math.min(this.failures, BACKOFF_MS.length - 1)] ?? 8000;
    this.failures += 1;
    this.cancelRetry = this.ports.after(step * (0.5 + this.ports.chance() / 2), () => void this.connect(false));
  }

  private drop(): void {
    this.turn += 1;
    for (const cancel of [this.cancelDeath, this.cancelRetry]) cancel?.();
    this.cancelDeath = this.cancelRetry = null;
    for (const { reject } of this.asked.values()) reject(new Error("the line fell"));
    this.asked.clear();
    this.live = this.asking = false;
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private send(frame: ClientFrame | CommandFrame): void {
    try { this.wire?.send(JSON.stringify(frame)); } catch { /* a socket that is closing: the fall follows */ }
  }
}
