/** Returns a link to a warehouse on an external map; its address finds it better than its name. */
export const mapLink = ({
  name,
  address,
  province,
}: {
  name: string;
  address: string;
  province: string;
}): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, address, province].filter(Boolean).join(', '))}`;
