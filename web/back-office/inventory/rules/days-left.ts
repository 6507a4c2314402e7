const dayMilliseconds = 86_400_000;

/** From today to a day, both as people in Vietnam count them; fewer than nought where it is past. */
export const daysBetween = (today: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayMilliseconds);
