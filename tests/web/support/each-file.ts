import { inject } from 'vitest';
import { prepareApp } from '../../support/load-app.ts';
import { emptyWindow } from './empty-window.ts';

// The runner evaluates this before every file.
emptyWindow();
prepareApp(inject('app'));
