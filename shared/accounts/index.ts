export * from './user.ts';
export * from './register.ts';
export * from './login.ts';
export * from './refresh.ts';
export * from './sign-out.ts';
export * from './verify-email.ts';
export * from './password.ts';
export * from './users.ts';
