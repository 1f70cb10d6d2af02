/** All that a person can react with; a long press offers the first six. */
export const EMOJI = ["👍", "❤️", "😂", "😮", "😢", "😠", "🎉", "🔥", "👏", "🙏"] as const;
export const QUICK = 6;
