import type { DrawingName } from './art.ts';
import type { SubjectKey } from './subjects.ts';

type SubjectDrawing = readonly [drawing: DrawingName, colour: string, accent: string];

/** Subjects that category icons show as drawings, because no render fits. */
export const subjectDrawings: Partial<Record<SubjectKey, SubjectDrawing>> = {
  'ao-thun-xanh': ['tee-round', '#3f8f6a', '#f3e2b8'],
  'ao-thun-lam': ['tee-round', '#3a66a8', '#f2ead8'],
  'ao-thun-tim': ['tee-round', '#7a5aa8', '#f2e2f5'],
  'ao-thun-cam': ['tee-round', '#c8713a', '#fff0d4'],
  'ao-thun-kem': ['tee-round', '#efe6d2', '#b99a72'],
  'ao-kieu': ['blouse', '#b06a94', '#fbe2ec'],
  'ao-kieu-xanh': ['blouse', '#2f6f5e', '#f0d49a'],
  'so-mi': ['shirt', '#5f8fb0', '#f2ead8'],
  vay: ['dress-flared', '#3a66a8', '#f2ead8'],
  'vay-do': ['dress-flared', '#b3261e', '#f0d7a6'],
  quan: ['trousers', '#2f4f7f', '#d8a24a'],
  'quan-dui': ['shorts', '#3a3f4a', '#f0c04c'],
  to: ['bowls', '#f4f1ea', '#2f5f9a'],
  noi: ['claypot', '#b5673a', '#5a2d22'],
  chao: ['pan', '#33353d', '#33353d'],
  'dien-thoai': ['phone', '#2f4a6a', '#e0a52e'],
  'mu-bao-hiem': ['helmet', '#8f1b15', '#e0b04a'],
  'khan-lua': ['cloth', '#c8322b', '#f0d7a6'],
  'khan-ran': ['cloth', '#3a3f4a', '#f2eee4'],
  'vai-tho-cam': ['cloth', '#4d3b8f', '#d9602f'],
  'khan-tam': ['cloth', '#7fb6a4', '#f4e7cf'],
  'non-la': ['hat', '#efd29a', '#d6336c'],
};
