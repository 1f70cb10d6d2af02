/** What marks the push by which a person tries a device: the newest takes the place of those before. */
export const TEST_TAG = "test";
