import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";

/** Title of a page, where it came from, and its actions. `text` is the one sentence that says where I stand. */
export const PageHeader = memo(function PageHeader(props: {
  title: string;
  text?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
}) {
  return (
    <Stack gap="2">
      {props.back && (
        <chakra.div>
          <chakra.span
            asChild
            display="inline-block"
            py="1"
            color="fg.muted"
            textStyle="sm"
            fontWeight="medium"
            _hover={{ color: "fg" }}
          >
            <Link to={props.back.to}>
              <HStack gap="1.5" overflowWrap="anywhere">
                <chakra.span flexShrink="0" asChild>
                  <ArrowLeft size={16} aria-hidden />
                </chakra.span>
                {props.back.label}
              </HStack>
            </Link>
          </chakra.span>
        </chakra.div>
      )}
      <HStack justify="space-between" align="flex-start" gap="4" flexWrap="wrap">
        <Stack gap="1" minW="0">
          <Heading as="h1" size="xl" overflowWrap="anywhere">
            {props.title}
          </Heading>
          {props.text && (
            <chakra.p color="fg.muted" maxW="40rem">
              {props.text}
            </chakra.p>
          )}
        </Stack>
        {props.actions && <HStack gap="3">{props.actions}</HStack>}
      </HStack>
    </Stack>
  );
});
