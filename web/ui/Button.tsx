import { Button as ChakraButton, type ButtonProps as ChakraButtonProps, chakra } from "@chakra-ui/react";
import { LoaderCircle } from "lucide-react";
import { Link, type LinkProps } from "react-router-dom";

export type ButtonProps = Omit<ChakraButtonProps, "loading"> & {
  /** Shows that the press was heard and keeps further ones out. */
  isPending?: boolean;
};

/** The main action of a place is solid and stands alone; others are `outline` or `ghost`. Destroying is `late`. */
export function Button({ isPending = false, type = "button", disabled, children, ...props }: ButtonProps) {
  return (
    <ChakraButton
      type={type}
      colorPalette="brand"
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      {...props}
    >
      {isPending ? (
        <>
          <chakra.span position="absolute" display="inline-flex" animation="spin 0.9s linear infinite" aria-hidden>
            <LoaderCircle />
          </chakra.span>
          {/* Unseen, but still the button's name and width. */}
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
  reloadDocument,
  children,
  ...props
}: Omit<ChakraButtonProps, "asChild"> & Pick<LinkProps, "to" | "replace" | "state" | "reloadDocument">) {
  return (
    <ChakraButton colorPalette="brand" {...props} asChild>
      <Link to={to} replace={replace} state={state} reloadDocument={reloadDocument}>
        {children}
      </Link>
    </ChakraButton>
  );
}

/** An icon alone, so it must be named for those who do not see it. */
export function IconButton({ label, size = "md", ...props }: ButtonProps & { label: string }) {
  return <Button variant="ghost" colorPalette="gray" size={size} px="0" aria-label={label} {...props} />;
}
