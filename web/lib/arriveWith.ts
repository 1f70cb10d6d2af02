/** Why somebody arrives at a page that they did not ask for. */
export interface Arrival {
  title: string;
  text: string;
}

/** For who is taken on from a page that cannot be shown: the way, with the words that the other page says about it. */
export const arriveWith = (arrival: Arrival) => ({ replace: true, state: { arrival } });
