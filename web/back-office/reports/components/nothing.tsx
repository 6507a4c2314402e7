/** Placeholder for a figure of zero, dimmed so that other figures stand out. */
export const Nothing = () => <span className="text-ink-3">–</span>;
