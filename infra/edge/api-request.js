// Runs at the edge, in CloudFront's own JavaScript. Answers differ by language only between vi and en: as one
// of two words the header lets everybody share the copies. The caller's address is ours to say, never theirs.
// eslint-disable-next-line no-unused-vars
function handler(event) {
  var request = event.request;
  var accepted = request.headers['accept-language'];
  var first = accepted ? /\b(vi|en)\b/i.exec(accepted.value) : null;
  request.headers['accept-language'] = { value: first ? first[1].toLowerCase() : 'vi' };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  // An HTTP API takes no route that ends in a slash: /v1/p/ is /v1/p.
  var end = request.uri.length;
  while (end > 1 && request.uri[end - 1] === '/') end -= 1;
  request.uri = request.uri.slice(0, end);
  return request;
}
