/** Length of a segment, in each quality of a video; a player can change the quality where one begins. */
export const segmentSeconds = 6;
