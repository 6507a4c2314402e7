/** Texts of errors of uploads. */
export const mediaErrors = {
  UPLOAD_NOT_FOUND: 'Không tìm thấy tệp đã tải lên.',
  FILE_TOO_LARGE: 'Tệp không được quá {limit} MB.',
  PICTURE_TOO_LARGE: 'Ảnh không được quá {limit} megapixel.',
  FILE_TYPE_REFUSED: 'Loại tệp này không được hỗ trợ.',
  ARCHIVE_REFUSED: 'Tệp nén này bị hỏng hoặc giải nén ra quá lớn.',
  PICTURE_UNREADABLE: 'Không đọc được ảnh này. Vui lòng chọn ảnh khác.',
  VIDEO_UNREADABLE: 'Video bị hỏng hoặc chưa đầy đủ. Vui lòng chọn video khác.',
  VIDEO_WITHOUT_PICTURE: 'Tệp này không có hình ảnh. Vui lòng chọn video khác.',
  VIDEO_FORMAT_REFUSED:
    'Định dạng của video này không phát được. Vui lòng lưu lại video dưới dạng MP4 (H.264 và AAC).',
  VIDEO_TOO_LONG: 'Video không được dài quá {limit} giờ.',
  VIDEO_FRAME_TOO_LARGE: 'Khung hình của video không được quá {limit} pixel mỗi chiều.',
  VIDEO_NOT_FOUND: 'Không tìm thấy video.',
  CAPTIONS_NOT_FOUND: 'Video chưa có phụ đề ở ngôn ngữ này.',
  CAPTIONS_REFUSED: 'Tệp phụ đề không đúng định dạng WebVTT.',
  UPLOAD_INCOMPLETE: 'Tệp chưa được tải lên đầy đủ. Vui lòng tiếp tục tải lên.',
  UPLOAD_IN_USE: 'Tệp này đang được sử dụng nên không thể xóa.',
};
