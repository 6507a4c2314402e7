import { Link } from '@tanstack/react-router';
import { type TextToken, textTokens } from '../rules/text-tokens.ts';
import type { WrittenText } from '../rules/mentions.ts';

const linkLook = 'font-medium text-brand hover:underline';

/** Shows the text of a comment with its links, tags and mentioned members. */
export function CommentWords({ text }: { text: WrittenText }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {textTokens(text).map((token, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
        <Part key={place} token={token} />
      ))}
    </p>
  );
}

function Part({ token }: { token: TextToken }) {
  if (token.kind === 'link')
    return (
      <a href={token.href} target="_blank" rel="noreferrer nofollow ugc" className={linkLook}>
        {token.text}
      </a>
    );
  if (token.kind === 'mention')
    return (
      <Link to="/profile/$id" params={{ id: token.userId }} className={linkLook}>
        {token.text}
      </Link>
    );
  if (token.kind === 'tag') return <span className="font-medium text-brand">{token.text}</span>;
  return token.text;
}
