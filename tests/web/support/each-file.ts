import { emptyWindow } from './empty-window.ts';

// The runner evaluates this before every file.
emptyWindow();
