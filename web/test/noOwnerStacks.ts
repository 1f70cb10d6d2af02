import * as React from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * React's development build makes an `Error` for each element, to remember where the element was made. Only React's warnings show
 * that place, and the errors take a seventh of the time of our tests. React stops after ten thousand of them in a second. Here
 * it finds that number reached. If a later React renames the counter, the tests take longer and nothing else changes.
 */
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals && "recentlyCreatedOwnerStacks" in internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {} });
