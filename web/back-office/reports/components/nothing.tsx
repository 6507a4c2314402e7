/** Where a figure is none: there, but never in the way of those that say something. */
export const Nothing = () => <span className="text-ink-3">–</span>;
