export * from './document-comments.contract.ts';
export * from './own-library.contract.ts';
export * from './read-library.contract.ts';
export * from './write-chapters.contract.ts';
export * from './write-documents.contract.ts';
