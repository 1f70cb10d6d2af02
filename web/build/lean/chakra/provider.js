/* Chakra's provider without its two style sheets, which stand in the page. */
import { createContext, createElement, use } from "react";

const Context = createContext(undefined);

export const ChakraProvider = ({ children, value }) => createElement(Context, { value }, children);
export const useChakraContext = () => use(Context);
