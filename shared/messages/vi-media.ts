/** Texts of errors of uploads. */
export const mediaErrors = {
  UPLOAD_NOT_FOUND: 'Không tìm thấy tệp đã tải lên.',
  FILE_TOO_LARGE: 'Tệp không được quá {limit} MB.',
  PICTURE_TOO_LARGE: 'Ảnh không được quá {limit} megapixel.',
  FILE_TYPE_REFUSED: 'Loại tệp này không được hỗ trợ.',
  ARCHIVE_REFUSED: 'Tệp nén này bị hỏng hoặc giải nén ra quá lớn.',
  UPLOAD_INCOMPLETE: 'Tệp chưa được tải lên đầy đủ. Vui lòng tiếp tục tải lên.',
  UPLOAD_IN_USE: 'Tệp này đang được sử dụng nên không thể xóa.',
};
