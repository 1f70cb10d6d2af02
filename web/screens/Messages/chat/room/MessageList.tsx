import { Box, chakra, HStack } from "@chakra-ui/react";
import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useFailureText } from "../../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { Banner } from "../../../../ui/Banner.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { CountBadge } from "../../../../ui/Chip.tsx";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { Loading, SkeletonText } from "../../../../ui/Skeletons.tsx";
import { useIsTouch } from "../../../../ui/useIsTouch.ts";
import { useSteady } from "../../../../ui/useSteady.ts";
import type { Lead } from "../model/beginning.ts";
import type { Room, RoomView } from "../model/Room.ts";
import type { Said } from "../model/said.ts";
import type { Stretch } from "../model/stretch.ts";
import type { Face } from "../useChats.ts";
import { BeforeChange } from "./BeforeChange.ts";
import { blocksOf, type Line, linesOf } from "./lines.ts";
import { type Around, MessageBlock, Row } from "./MessageBlock.tsx";
import type { RowActs } from "./MessageRow.tsx";
import { Log } from "./roomSheet.ts";
import type { Receipts } from "./sendState.ts";
import type { OnItsWay } from "./useSending.ts";
import { useActedFocus } from "./useActedFocus.ts";
import { useScrollPlace } from "./useScrollPlace.ts";

/** How long a message that was jumped to stays marked, in milliseconds. */
const MARK_MS = 2000;

interface ListProps {
  me: string;
  name: string;
  isGroup: boolean;
  room: Room;
  view: RoomView;
  onItsWay: readonly OnItsWay[];
  /** How often the reader has sent something since it was opened. Each time it leads to the end. */
  sent: number;
  receipts: Receipts;
  faces: ReadonlyMap<string, Face>;
  /** The number from which on it was unread when it was opened. */
  unreadFrom: number | null;
  /** What is shown first: a message, the line of unread ones, or the end. */
  lead: Lead;
  /** The message that the address names: it is shown and marked for a moment. */
  asked: number | null;
  mayWrite: boolean;
  /** Whether something lies over it: what can be done with a message, or a question. */
  isCovered: boolean;
  acts: Omit<RowActs, "jump">;
  onPlace: (number: number | null) => void;
  /** Missing for a recording while there is another one. */
  onTakeBack: (message: OnItsWay) => (() => void) | undefined;
}

/** What was said, in the order of its numbers: it reads further pages by itself, and follows its end. */
export function MessageList(props: ListProps) {
  const { t } = useTranslation("messages");
  const failureText = useFailureText();
  const { acts, faces, isGroup, me, mayWrite, onItsWay, receipts, room, sent, unreadFrom, view } = props;
  const { failure, isAtEnd, isKept, reading, stretch } = view;
  const [found, setFound] = useState<number | null>(null);
  const target = useRef<Lead | null>(props.lead);
  const marks = useRef(props.asked !== null);
  const [seenUpTo, setSeenUpTo] = useState(room.top);
  const said = stretch?.said;
  const blocks = useMemo(() => (said ? blocksOf(linesOf(said, me, unreadFrom)) : []), [me, said, unreadFrom]);

  // Names, quotes and reactions that come later make the rows higher.
  const version = useMemo(
    () => ({ faces, said, coming: onItsWay.length, reading }),
    [faces, said, onItsWay.length, reading],
  );
  const { beforeChange, isFarFromEnd, log, showEnd, showFrom, showNumber } = useScrollPlace({
    hasEnd: isAtEnd,
    newest: `${said?.at(-1)?.number} ${onItsWay.length}`,
    version,
    onNearTop: () => !failure && void room.readOlder(),
    onNearEnd: () => !failure && void room.readNewer(),
    onPlace: (number) => {
      props.onPlace(number);
      if (number === null) setSeenUpTo(room.top);
    },
  });
  // After the place of what was there is settled, whoever asked for a message is led to it.
  const lead = useEffectEvent((here: Stretch | null) => {
    const to = target.current;
    if (to === null || !here) return;
    // What is on screen until the page of that message, or of the end, is here.
    if (to === "end" && !isAtEnd && !isKept) return;
    if (typeof to === "number" && (to <= here.after || (to > here.until && !isAtEnd))) return;
    target.current = null;
    if (to === "end") return showEnd();
    if (!showFrom(to)) return isAtEnd ? showEnd() : undefined;
    if (to !== "unread" && marks.current) setFound(to);
  });
  useLayoutEffect(() => lead(stretch), [stretch]);
  // Where the end cannot be read now, what the reader has sent stands below what is here.
  const leadBelow = useEffectEvent((why: RoomView["failure"]) => why && target.current === "end" && showEnd());
  useLayoutEffect(() => void leadBelow(failure), [failure]);
  useEffect(() => {
    if (found === null) return;
    const timer = setTimeout(() => setFound(null), MARK_MS);
    return () => clearTimeout(timer);
  }, [found]);

  const jump = (number: number) => {
    if (showNumber(number)) return setFound(number);
    target.current = number;
    marks.current = true;
    void room.open(number);
  };
  // The address may name another message of this conversation, or the same one once more.
  const { key: step } = useLocation();
  const ledBy = useRef(step);
  const follow = useEffectEvent(() => props.asked !== null && jump(props.asked));
  useEffect(() => {
    if (ledBy.current === step) return;
    ledBy.current = step;
    follow();
  }, [step]);
  const noteActed = useActedFocus(log, { said, isCovered: props.isCovered });
  const open: RowActs["open"] = (message, beside) => {
    noteActed(message.number);
    acts.open(message, beside);
  };
  const steady = { jump: useSteady(jump), open: useSteady(open), react: useSteady(acts.react) };
  // The same for every row and every picture, so that rows that stay are not drawn again.
  const [rowActs] = useState<RowActs>(steady);
  const toEnd = () => {
    if (stretch && (isAtEnd || isKept)) {
      showEnd();
      // Whoever was just being led elsewhere would be taken away from it again.
      if (target.current === null) return;
    }
    // It is on its way.
    if (target.current === "end" && reading === "first") return;
    target.current = "end";
    void room.open();
  };
  const followSent = useEffectEvent(toEnd);
  useLayoutEffect(() => {
    if (sent > 0) followSent();
  }, [sent]);

  const missed = said?.filter(
    ({ number, senderId }) => number > seenUpTo && senderId !== null && senderId !== me,
  ).length;
  const isTouch = useIsTouch();
  // By what they say: others that say the same come with everything that happens.
  const receiptsText = JSON.stringify(receipts ?? null);
  const around = useMemo<Around>(() => {
    const receipts = JSON.parse(receiptsText) as Receipts;
    return { me, isGroup, faces, receipts, mayWrite, isTouch, acts: rowActs };
  }, [faces, isGroup, isTouch, mayWrite, me, receiptsText, rowActs]);
  // They stand only at the end, or where it cannot be read now.
  const endsHere = isAtEnd || isKept || failure !== null;
  const waitingRows = (endsHere ? onItsWay : []).map((message) => (
    <Row
      key={message.messageId}
      said={asSaid(message, me)}
      isFirst
      isLast
      state={message.state}
      around={around}
      onTakeBack={message.state === "waiting" ? props.onTakeBack(message) : undefined}
    />
  ));

  // What is written now is not lost, so it is not out of sight.
  const waitingList = waitingRows.length > 0 && <div role="list">{waitingRows}</div>;
  let body: ReactNode;
  if (!stretch && failure) {
    body = (
      <>
        <Box m="auto" p="4">
          <Banner tone="late" title={t("room.loadFailed")} action={<Retry onRetry={() => void room.retry()} />}>
            {failureText(failure)}
          </Banner>
        </Box>
        {waitingList}
      </>
    );
  } else if (!stretch) {
    body = (
      <>
        <RoomSkeleton />
        {waitingList}
      </>
    );
  } else {
    body = (
      <>
        {failure && (
          <Box position="sticky" top="0" zIndex="docked">
            <Banner tone="late" title={t("room.loadFailed")} action={<Retry onRetry={() => void room.retry()} />} />
          </Box>
        )}
        {blocks.length === 0 && waitingRows.length === 0 && stretch.isWhole ? (
          <chakra.div display="grid" placeItems="center" h="full">
            <EmptyState title={t("room.empty")} />
          </chakra.div>
        ) : (
          <div role="list" className="lines">
            {stretch.isWhole && (
              <div className="block">
                <div role="listitem" className="day">
                  {t("room.beginning")}
                </div>
              </div>
            )}
            {blocks.map(({ key, lines }) => (
              <MessageBlock key={key} lines={lines} around={around} found={markedIn(lines, found)} />
            ))}
            {waitingRows.length > 0 && <div className="block">{waitingRows}</div>}
          </div>
        )}
      </>
    );
  }
  return (
    <Box position="relative" flex="1" minH="0" display="flex" flexDirection="column">
      {reading === "older" && (
        <chakra.span srOnly role="status">
          {t("room.loading")}
        </chakra.span>
      )}
      <Log ref={log} role="log" aria-live="off" aria-label={t("room.log", { name: props.name })} tabIndex={0}>
        <BeforeChange of={version} look={beforeChange} />
        {body}
      </Log>
      {isFarFromEnd && stretch && (
        <HStack data-floats="" position="absolute" bottom="3" insetEnd="4" gap="2">
          <Button
            variant="outline"
            borderRadius="full"
            boxShadow="md"
            px={missed ? "4" : "0"}
            aria-label={missed ? `${t("room.toEnd")}, ${t("room.toEndNew", { count: missed })}` : t("room.toEnd")}
            onClick={toEnd}
          >
            <ArrowDown />
            <CountBadge count={missed ?? 0} />
          </Button>
        </HStack>
      )}
    </Box>
  );
}

/** The marked message, where it is among these lines. */
const markedIn = (lines: readonly Line[], found: number | null): number | null =>
  found !== null && lines.some((line) => line.type === "said" && line.said.number === found) ? found : null;

/** A message on its way as the list shows it. */
const asSaid = ({ at, messageId, quote, text, voice }: OnItsWay, me: string): Said => ({
  messageId,
  number: 0,
  senderId: me,
  text,
  voice,
  kind: null,
  values: null,
  isDeleted: false,
  isHidden: false,
  createdAt: at,
  replyToId: quote?.messageId ?? null,
  quote,
  reactions: [],
});

function Retry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("ui");
  return (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {t("retry")}
    </Button>
  );
}

export function RoomSkeleton() {
  return (
    <Box p="5" mt="auto">
      <Loading>
        <chakra.div maxW="20rem" mb="6">
          <SkeletonText lines={2} />
        </chakra.div>
        <chakra.div maxW="16rem" ms="auto" mb="6">
          <SkeletonText lines={1} />
        </chakra.div>
        <chakra.div maxW="24rem">
          <SkeletonText lines={2} />
        </chakra.div>
      </Loading>
    </Box>
  );
}
