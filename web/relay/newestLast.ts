/** A plain answer can be older than news of a live query that overtook it: it was read before, and was longer on its way. */
import { type GraphQLResponse, Observable } from "relay-runtime";
import type { Role } from "./roles.ts";

/** By the live query that told them, the last news since an operation was sent. */
type Meanwhile = Map<object, () => void>;

const onTheirWay = new Set<{ role: Role; meanwhile: Meanwhile }>();

/**
 * Hands on the answer of a plain operation, and after it once more what live queries of the same role have told since it
 * was sent. A live query tells a state once, so what an older answer covers would stay covered.
 * @param send null where the page stays as it is
 */
export const withNewsAfter = (role: Role, send: () => Promise<GraphQLResponse | null>): Observable<GraphQLResponse> =>
  Observable.create((sink) => {
    const sent = { role, meanwhile: new Map() as Meanwhile };
    onTheirWay.add(sent);
    const running = Observable.from(send()).subscribe({
      next: (answer) => {
        onTheirWay.delete(sent);
        if (answer === null) return;
        sink.next(answer);
        for (const tellAgain of sent.meanwhile.values()) tellAgain();
      },
      error: sink.error,
      complete: sink.complete,
    });
    return () => {
      onTheirWay.delete(sent);
      running.unsubscribe();
    };
  });

/** Hands on what a live query tells, and keeps the last of it for the operations that are on their way. */
export const asNews = (role: Role, told: Observable<GraphQLResponse>): Observable<GraphQLResponse> =>
  Observable.create((sink) => {
    const running = told.subscribe({
      error: sink.error,
      complete: sink.complete,
      next: (news) => {
        for (const sent of onTheirWay) if (sent.role === role) sent.meanwhile.set(sink, () => sink.next(news));
        sink.next(news);
      },
    });
    return () => running.unsubscribe();
  });
