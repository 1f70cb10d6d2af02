import { chakra } from "@chakra-ui/react";
import { inputRecipe } from "../theme/recipes.ts";

/** The bare controls; the fields beside this file put label and notes round them. */
export const TextInput = chakra("input", inputRecipe);
export const SelectInput = chakra("select", inputRecipe);
export const TextArea = chakra("textarea", inputRecipe, { defaultProps: { size: "area" } });
