// Runs at the edge, in CloudFront's own JavaScript: every address of the web app is answered with its one page.
// eslint-disable-next-line no-unused-vars
function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (path.lastIndexOf('.') > path.lastIndexOf('/')) return request;
  request.uri = path === '/docs' || path === '/docs/' ? '/docs/index.html' : '/index.html';
  return request;
}
