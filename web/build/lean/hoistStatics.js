/* Emotion's `withTheme` alone needs this, and nothing here uses it. */
export default (target) => target;
