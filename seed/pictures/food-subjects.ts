import { packed, render, type Subject } from './subject.ts';

const basket = '1f9fa';
const herb = '1f33f';
const rice = '1f33e';
const lotus = '1fab7';
const chilli = '1f336-fe0f';

const pantry = {
  'bao-gao': packed('sack', '#ead3a0', '#2f7d4f', rice, '1f35a'),
  'gao-lut': packed('sack', '#c9876a', '#8f1b15', '1f35a', rice),
  'ngu-coc': packed('pouch', '#dfb77a', '#4f7f3a', rice, '1f963'),
  'dau-hat': packed('pouch', '#8fb36a', '#2b6b45', '1fad8', '1fad8'),
  'hat-rang': packed('jar', '#dca766', '#b3261e', '1f95c', '1f95c'),
  'mi-kho': render('1f35c', '1f962'),
  'banh-trang': packed('pouch', '#f2dfb8', '#d9802f', '1fad3', herb),
  'bot-gao': packed('pouch', '#f3c9cf', '#c8386b', '1f35a', rice),
  'nuoc-mam': packed('bottle', '#b2551d', '#b3261e', '1f41f', '1f41f'),
  'tuong-ot': packed('bottle', '#d8331f', '#2f7d4f', chilli, chilli),
  'nuoc-tuong': packed('bottle', '#5a2d22', '#e0a52e', '1fad8', '1fad8'),
  'dau-an': packed('bottle', '#f0bf3c', '#2f7d4f', '1f95c', '1f95c'),
  'mam-tom': packed('jar', '#a15a86', '#5b2a5f', '1f990', '1f990'),
  'muoi-ot': packed('jar', '#f0a08a', '#b3261e', chilli, chilli),
  'ho-tieu': packed('jar', '#6c5a52', '#2b2320', herb, herb),
  'sa-te': packed('jar', '#df5a2a', '#7b1e16', '1f9c4', '1f9c4'),
  'tinh-bot-nghe': packed('jar', '#f2b632', '#3f7a3a', '1fada', '1fada'),
  'mat-ong': packed('jar', '#f0a32a', '#7b4a2b', '1f36f', '1f41d'),
} satisfies Record<string, Subject>;

const fresh = {
  xoai: render('1f96d', basket),
  buoi: render('1f348', '1f343'),
  cam: render('1f34a', '1f343'),
  'dua-hau': render('1f349', '1f349'),
  chuoi: render('1f34c', '1f343'),
  nho: render('1f347', '1f343'),
  'trai-bo': render('1f951', '1f343'),
  'dua-xiem': render('1f965', '1f334'),
  'man-hau': render('1f352', basket),
  'dau-tay': render('1f353', basket),
  khoai: render('1f360', basket),
  'rau-cai': render('1f96c', basket),
  'ca-chua': render('1f345', basket),
  'ot-tuoi': render(chilli, '1f9c4'),
  toi: render('1f9c4', '1f9c5'),
  gung: render('1fada', herb),
  'nam-huong': render('1f344', herb, { hue: 18, saturation: 0.5, brightness: 0.82 }),
  bap: render('1f33d', basket),
  trung: render('1f95a', '1fab9'),
} satisfies Record<string, Subject>;

const drinks = {
  'ca-phe-hat': packed('pouch', '#c68a52', '#6b3218', '2615', '2615'),
  'ca-phe-hop': packed('tin', '#8a4a2b', '#d8a23a', '2615', '2615'),
  'coc-ca-phe': render('2615', '1f36a'),
  'tra-xanh': packed('tin', '#2f8f6b', '#e2b23c', '1f375', '1f343'),
  'tra-sen': packed('tin', '#d9628a', '#f0d9a2', lotus, lotus),
  'tra-thao-moc': packed('pouch', '#b9cf8c', '#3f7a3a', herb, '1f33c'),
  'tra-shan': packed('box', '#3d7a58', '#e2b23c', '1f375', '1f343'),
  'ca-cao': packed('jar', '#7a4630', '#c8862e', '1f36b', '1f36b'),
  'tra-sua': render('1f9cb', '1f36a'),
  'nuoc-ep': render('1f9c3', '1f34f'),
  ruou: packed('bottle', '#c9b7e0', '#7a2c6b', '1f347', '1f347'),
} satisfies Record<string, Subject>;

const sweets = {
  'banh-trung-thu': render('1f96e', '1f3ee'),
  'hop-banh': packed('box', '#c8322b', '#f0c04c', '1f96e', '1f96e'),
  'banh-dau-xanh': packed('box', '#e8b93a', '#b3261e', '1fad8', '1f375'),
  'banh-com': packed('box', '#5a9a4a', '#f3d27a', rice, rice),
  'keo-dua': packed('pouch', '#8fc9b4', '#1f7a5c', '1f965', '1f36c'),
  'keo-lac': packed('pouch', '#e8a94a', '#b3261e', '1f95c', '1f95c'),
  keo: render('1f36c', '1f36d'),
  socola: render('1f36b', '1f381'),
  'banh-quy': render('1f36a', '1f95b'),
  mut: packed('jar', '#d8344a', '#8f1b3a', '1f353', '1f353'),
  'o-mai': packed('jar', '#d98a5a', '#6b2a4a', '1f351', '1f351'),
  'trai-cay-say': packed('pouch', '#f4cf6a', '#d9602f', '1f96d', '1f96d'),
} satisfies Record<string, Subject>;

const sea = {
  'muc-kho': packed('pouch', '#e8b7a0', '#b83a5a', '1f991', '1f991'),
  'tom-kho': packed('pouch', '#f2a27f', '#c8322b', '1f990', '1f990'),
  'ca-kho': packed('pouch', '#9cc3de', '#1f5f8f', '1f41f', '1f41f'),
  'rong-bien': packed('pouch', '#5f9a84', '#1f4a45', herb, '1f41a'),
  'cha-ca': packed('box', '#3b78ad', '#f0c04c', '1f41f', herb),
} satisfies Record<string, Subject>;

export const foodSubjects = { ...pantry, ...fresh, ...drinks, ...sweets, ...sea };
