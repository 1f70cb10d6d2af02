/*
 * What Relay does where ENABLE_ACTIVITY_COMPATIBILITY is off, which is on, and for updatable documents, fields with handlers and
 * mutations with `configs`, of which there are none.
 */
export default () => {
  throw new Error("a part of Relay that is switched off was left out of the build");
};
