/** Names for demo members. */
export const fullNames: readonly string[] = `
  Nguyễn Văn Thắng, Trần Thị Bích Ngọc, Lê Hoàng Nam, Phạm Thị Lan Anh, Hoàng Minh Tuấn, Huỳnh Thị Sáu,
  Phan Thanh Tùng, Vũ Thị Hồng Nhung, Võ Anh Kiệt, Đặng Thị Thùy Linh, Bùi Xuân Trường, Đỗ Thị Mỹ Duyên,
  Hồ Quốc Việt, Ngô Thị Thanh Thảo, Dương Đình Khôi, Lý Thị Mai, Nguyễn Đức Anh, Trịnh Thị Hương Giang,
  Đinh Công Thành, Lâm Thị Cẩm Tú, Mai Văn Phúc, Cao Thị Ánh Tuyết, Tạ Quang Minh, Lương Thị Kim Oanh,
  H’Hen Niê, Y Moan Êban, Giàng A Páo, Vàng Thị Mỷ, Thạch Sô Phia, Sầm Thị Tình, Nguyễn Hữu Phước,
  Trần Quốc Khánh, Lê Thị Diễm My, Phạm Đình Trọng, Nguyễn Ngọc Bảo Trân, Huỳnh Tấn Phát,
  Phan Thị Yến Nhi, Vũ Đức Long, Đoàn Thị Như Quỳnh, Nguyễn Trường Giang, Bùi Thị Thu Trang, Đỗ Minh Quân,
  Hồ Thị Xuân Mai, Ngô Bá Khải, Dương Thị Hoài Thương, Lưu Gia Huy, Tô Thị Ngọc Hân, Châu Văn Tài,
  Quách Thị Trà My, Nguyễn Phương Uyên, Trương Công Định, Kiều Thị Thanh Tâm, Hà Văn Sơn,
  Nguyễn Thị Út Hiền, Lê Thị Ngọc Ánh
`
  .trim()
  .split(/,\s+/);
