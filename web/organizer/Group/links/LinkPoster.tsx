import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { QrPicture } from "../../../ui/QrPicture.tsx";

/** One page of paper with the link, in the place of the page it was asked for from; prints as soon as it is there. */
export function LinkPoster(props: {
  title: string;
  text: string;
  link: string;
  qrLabel: string;
  onPrinted: () => void;
}) {
  const { onPrinted } = props;
  useEffect(() => {
    const others = [...document.body.children].filter((element) => !element.hasAttribute("data-poster"));
    const hidden = others.filter((element) => !element.hasAttribute("data-no-print"));
    for (const element of hidden) element.setAttribute("data-no-print", "");
    window.addEventListener("afterprint", onPrinted);
    window.print();
    return () => {
      window.removeEventListener("afterprint", onPrinted);
      for (const element of hidden) element.removeAttribute("data-no-print");
    };
  }, [onPrinted]);
  return createPortal(
    <chakra.div
      data-poster=""
      display="none"
      css={{ "@media print": { display: "grid" } }}
      justifyItems="center"
      gap="6"
    >
      <chakra.h1 fontWeight="semibold" textStyle="2xl" textAlign="center">
        {props.title}
      </chakra.h1>
      <chakra.p textAlign="center">{props.text}</chakra.p>
      <QrPicture link={props.link} label={props.qrLabel} />
      <chakra.p textStyle="sm" overflowWrap="anywhere" textAlign="center">
        {props.link}
      </chakra.p>
    </chakra.div>,
    document.body,
  );
}
