import * as React from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * React's development build notes for each element where it was made, with an `Error` of its own, up to ten thousand in a second.
 * Only its warnings show that, and it is a seventh of the work of our tests. Here each second begins with them used up.
 * Where React names its insides differently one day, the tests take longer, and nothing else changes.
 */
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals && "recentlyCreatedOwnerStacks" in internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {} });
