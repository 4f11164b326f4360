/** After how many seconds of waiting anybody at a table may have a bot stand in, where its options say nothing of it. */
export const usualPatience = 180
