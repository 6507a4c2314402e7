export const genders = ['male', 'female', 'other', 'prefer_not_to_say'] as const;
