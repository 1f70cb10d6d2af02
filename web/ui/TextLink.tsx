import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { linkRecipe } from "../theme/recipes.ts";

/** A link within text, to a place of this app. */
export const TextLink = chakra(Link, linkRecipe);
