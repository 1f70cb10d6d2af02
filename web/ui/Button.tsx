import { Button as ChakraButton, type ButtonProps as ChakraButtonProps, chakra } from "@chakra-ui/react";
import { LoaderCircle } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, type LinkProps } from "react-router-dom";

export type ButtonProps = Omit<ChakraButtonProps, "loading"> & {
  /**
   * While true, the button shows that the press was received and ignores further ones, also those that Enter in a field of its
   * form makes. It keeps the focus, which a disabled button would lose.
   */
  isPending?: boolean;
};

/** Nothing comes of a press: neither what stands around the button hears of it, nor is a form sent. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Of several buttons only the main one is solid, the others are `outline` or `ghost`. What destroys is `late`. */
export function Button({ isPending = false, type = "button", onClick, children, ...props }: ButtonProps) {
  return (
    <ChakraButton
      type={type}
      colorPalette="brand"
      aria-busy={isPending || undefined}
      {...props}
      {...(isPending && { "aria-disabled": true })}
      onClick={isPending ? ignore : onClick}
    >
      {isPending ? (
        <>
          <chakra.span position="absolute" display="inline-flex" animation="spin 0.9s linear infinite" aria-hidden>
            <LoaderCircle />
          </chakra.span>
          {/* Invisible, but it still gives the button its name and width. */}
          <chakra.span display="inline-flex" alignItems="center" gap="2" opacity="0">
            {children}
          </chakra.span>
        </>
      ) : (
        children
      )}
    </ChakraButton>
  );
}

/** Looks like a button, goes somewhere like a link. */
export function ButtonLink({
  to,
  replace,
  state,
  target,
  children,
  ...props
}: Omit<ChakraButtonProps, "asChild"> & Pick<LinkProps, "to" | "replace" | "state" | "target">) {
  return (
    <ChakraButton colorPalette="brand" {...props} asChild>
      <Link to={to} replace={replace} state={state} target={target}>
        {children}
      </Link>
    </ChakraButton>
  );
}

/** A button with an icon alone; `label` names it for people who do not see the icon. */
export function IconButton({ label, size = "md", ...props }: ButtonProps & { label: string }) {
  return <Button variant="ghost" colorPalette="gray" size={size} px="0" aria-label={label} {...props} />;
}
