export const columns =
  'grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8';
