/** Class names of a row that scrolls sideways; on phones it reaches the edges of the screen. */
export const scrollerClasses =
  'flex snap-x scroll-px-4 gap-3 overflow-x-auto pt-0.5 pb-1 [scrollbar-width:none] max-md:-mx-4 max-md:px-4 sm:gap-4 md:-mx-1 md:scroll-px-1 md:px-1';
