import type { RoomView } from "../model/Room.ts";

/** After the next picture; in a tab that nobody sees, which draws none, soon. */
const nextPicture = () =>
  new Promise<void>((done) => (document.hidden ? setTimeout(done) : requestAnimationFrame(() => setTimeout(done))));

/** Which view of a room was drawn last, for who must not go on before its picture is there. */
export class Drawn {
  #view: RoomView | null = null;
  #waiting: (() => void)[] = [];

  tell(view: RoomView): void {
    this.#view = view;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves after the picture of a view, or of one that came in its place. */
  async after(view: RoomView): Promise<void> {
    if (this.#view !== view) await new Promise<void>((go) => void this.#waiting.push(go));
    await nextPicture();
  }
}
